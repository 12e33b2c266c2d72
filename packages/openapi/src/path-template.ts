import { ContractError } from "./document.ts";

/** A segment of a path template. */
export type TemplateSegment =
  | { readonly kind: "literal"; readonly text: string }
  | {
      readonly kind: "parameter";
      readonly name: string;
      /** The custom verb after the parameter: `close` in `{matterId}:close`. */
      readonly verb: string | undefined;
      /** Whether the value takes all segments that are left. */
      readonly isRest: boolean;
    };

const PARAMETER = /^\{([^{}]+)\}(?::([^{}:]+))?$/;

/**
 * Takes a path template apart.
 *
 * @param multiSegment names of the parameters that may span segments
 * @throws ContractError for a template that mixes text and parameters in a segment in any other way than a custom
 *   verb, that is not absolute, or that goes on after a custom verb or a parameter that spans segments
 */
export function parseTemplate(template: string, multiSegment: ReadonlySet<string>): TemplateSegment[] {
  if (!template.startsWith("/")) throw new ContractError(`The path ${template} must start with a slash.`);
  const segments = template
    .slice(1)
    .split("/")
    .map((text) => parseSegment(template, text, multiSegment));
  const early = segments.slice(0, -1).some((each) => each.kind === "parameter" && (each.isRest || each.verb));
  if (early)
    throw new ContractError(`Only the last segment of ${template} may span others or end in a verb.`);
  return segments;
}

function parseSegment(template: string, text: string, multiSegment: ReadonlySet<string>): TemplateSegment {
  const [, name, verb] = PARAMETER.exec(text) ?? [];
  if (name !== undefined) return { kind: "parameter", name, verb, isRest: multiSegment.has(name) };
  if (!/[{}]/.test(text)) return { kind: "literal", text };
  throw new ContractError(`The segment ${text} of ${template} must be text, {name} or {name}:verb.`);
}

/** Names of the parameters of a template, in order. */
export function templateParameters(template: string): string[] {
  return Array.from(template.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name);
}

/** `/v1/matters/{matterId}:close` as its segments: `v1`, `matters`, `{matterId}:close`. */
export function templateSegments(template: string): string[] {
  return template.split("/").filter((segment) => segment !== "");
}
