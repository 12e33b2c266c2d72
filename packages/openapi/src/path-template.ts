import { ContractError } from "./document.ts";

/** A segment of a path template. */
export type TemplateSegment =
  | { readonly kind: "literal"; readonly text: string }
  | {
      readonly kind: "parameter";
      readonly name: string;
      /** Custom verb after the parameter: `close` in `{matterId}:close`. */
      readonly verb: string | undefined;
      /** True if the parameter matches all remaining segments. */
      readonly isRest: boolean;
    };

const PARAMETER = /^\{([^{}]+)\}(?::([^{}:]+))?$/;

/**
 * Parses a path template.
 *
 * @param multiSegment names of parameters that may span several segments
 * @throws ContractError if the template is not absolute, if a segment mixes text and parameters (other than a custom
 *   verb), or if a custom verb or a parameter that spans segments is not at the end
 */
export function parseTemplate(template: string, multiSegment: ReadonlySet<string>): TemplateSegment[] {
  if (!template.startsWith("/")) throw new ContractError(`The path ${template} must start with a slash.`);
  const segments = template
    .slice(1)
    .split("/")
    .map((text) => parseSegment(template, text, multiSegment));
  const early = segments.slice(0, -1).some((each) => each.kind === "parameter" && (each.isRest || each.verb));
  if (early)
    throw new ContractError(
      `Only the last parameter of ${template} may span several segments or have a custom verb.`,
    );
  return segments;
}

function parseSegment(template: string, text: string, multiSegment: ReadonlySet<string>): TemplateSegment {
  const [, name, verb] = PARAMETER.exec(text) ?? [];
  if (name !== undefined) return { kind: "parameter", name, verb, isRest: multiSegment.has(name) };
  if (!/[{}]/.test(text)) return { kind: "literal", text };
  throw new ContractError(`The segment ${text} of ${template} must be text, {name} or {name}:verb.`);
}

/** Returns the parameter names in a template, in order. */
export function templateParameters(template: string): string[] {
  return Array.from(template.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name);
}

/** Splits `/v1/matters/{matterId}:close` into its segments: `v1`, `matters`, `{matterId}:close`. */
export function templateSegments(template: string): string[] {
  return template.split("/").filter((segment) => segment !== "");
}
