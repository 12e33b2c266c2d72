import { literal } from "../literal.ts";
import type { EnumModel, Model } from "../model/model.ts";
import { joinParts } from "./print.ts";

/** Emits `enums.gen.ts`: values and guards of the enums. Returns `undefined` if no enum has a name. */
export function emitEnums(model: Model, header: string): string | undefined {
  if (model.enums.length === 0) {
    return undefined;
  }
  return joinParts([
    header,
    'import { type EnumGuard, enumGuard } from "@seamline/client-core";',
    ...model.enums.flatMap(emitEnum),
  ]);
}

function emitEnum({ typeName, valuesName, guardName, values, labels }: EnumModel): string[] {
  const listed =
    labels === undefined
      ? values
      : Object.fromEntries(labels.map((label, index) => [label, values[index]] as const));
  return [
    `/** The listed values of \`${typeName}\`. */
export const ${valuesName} = ${literal(listed)} as const;`,
    `/** Returns whether a value is a listed value of \`${typeName}\`. */
export const ${guardName}: EnumGuard<typeof ${valuesName}> = /* @__PURE__ */ enumGuard(${valuesName});`,
  ];
}
