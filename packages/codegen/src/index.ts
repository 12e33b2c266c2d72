export { SpecError, type SpecLocation } from "@seamline/openapi/spec-error";
export type { GeneratedFile } from "./emit/emit-files.ts";
export { type GenerateOptions, generate } from "./generate.ts";
export { type ContractTypesOptions, generateContractTypes } from "./generate-contract-types.ts";
export { OutputError } from "./output-error.ts";
export { writeGenerated } from "./write-generated.ts";
