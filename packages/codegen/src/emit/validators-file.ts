import { key } from "../literal.ts";
import type { Model, OperationModel } from "../model/model.ts";
import { call, members, RUNTIME } from "../validators/code.ts";
import type { Definition } from "../validators/definitions.ts";
import type { OperationValidator } from "../validators/describe-validators.ts";
import { joinParts } from "./print.ts";

/** Emits `validators.gen.ts`: a validator for each operation's data. Returns `undefined` if not requested. */
export function emitValidators({ validators, operations }: Model, header: string): string | undefined {
  if (validators === undefined) {
    return undefined;
  }
  const models = new Map(operations.map((operation) => [operation.id, operation]));
  const validated = validators.operations.flatMap((validator) => {
    const operation = models.get(validator.id);
    return operation === undefined || validator.successes.length === 0 ? [] : [{ validator, operation }];
  });
  return joinParts([
    header,
    `import * as ${RUNTIME} from "@seamline/client-core/validators";
import type * as client from "./client.gen.js";`,
    ...validators.definitions.map(emitDefinition),
    ...validated.map(({ validator, operation }) => emitOperation(validator, operation)),
    emitAll(validated.map(({ validator }) => validator)),
  ]);
}

function emitDefinition({ name, code }: Definition): string {
  return `const ${name}: ${RUNTIME}.Rule = ${code};`;
}

function emitOperation(
  { name, successes }: OperationValidator,
  { place, responsesName }: OperationModel,
): string {
  const statuses = successes.map(([status]) => status);
  const type = statuses.map((status) => `client.${responsesName}[${statusKey(status)}]`).join(" | ");
  return `/** Validates the data of \`${place.join(".")}\`: ${statuses.map((status) => `\`${status}\``).join(", ")}. */
export const ${name}: ${RUNTIME}.Validator<${type}> = ${validatorCode(successes)};`;
}

function validatorCode(successes: OperationValidator["successes"]): string {
  const [[status, code] = ["", ""], ...others] = successes;
  return others.length === 0
    ? call("response", JSON.stringify(status), code)
    : call("responses", members(successes));
}

/** Returns the key of a status in the interface with an operation's response bodies. */
function statusKey(status: string): string {
  return /^\d+$/.test(status) ? status : JSON.stringify(status);
}

function emitAll(validators: readonly OperationValidator[]): string {
  const types = validators.map(({ id, name }) => `  readonly ${key(id)}: typeof ${name};\n`);
  const values = validators.map(({ id, name }) => `  ${id === name ? id : `${key(id)}: ${name}`},\n`);
  return `/** The validators of all operations, for the option \`validators\` of a client. */
export const validators: {
${types.join("")}} = {
${values.join("")}};`;
}
