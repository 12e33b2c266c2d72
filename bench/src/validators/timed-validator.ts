/**
 * Measures one validator in its own process: `node timed-validator.ts MODULE OPERATION MILLISECONDS`. Prints the
 * microseconds per validation.
 */
import { pathToFileURL } from "node:url";
import { samples } from "./samples.ts";

type Validator = ((value: unknown) => boolean) & {
  readonly "~standard"?: { validate(value: unknown): { readonly issues?: unknown } };
};

const [file = "", operation = "", milliseconds = "300"] = process.argv.slice(2);
const module: Record<string, Validator> = await import(pathToFileURL(file).href);
const validator = module[operation] as Validator;
const schema = validator["~standard"];
const isRight = (value: unknown): boolean =>
  schema === undefined ? validator(value) : schema.validate(value).issues === undefined;

const right = samples[operation];
if (!isRight(right)) throw new Error(`${operation} of ${file} rejects valid data.`);
if (isRight({ ...(right as object), name: 5, Items: [{ Id: "1" }] })) {
  throw new Error(`${operation} of ${file} accepts invalid data.`);
}

repeat(Number(milliseconds));
console.log(repeat(Number(milliseconds)));

/** Repeats the validation for some time. Returns the microseconds of the thread's CPU time per validation. */
function repeat(duration: number): number {
  const start = performance.now();
  const before = process.threadCpuUsage();
  let count = 0;
  for (; performance.now() - start < duration; count += 1) isRight(right);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / count;
}
