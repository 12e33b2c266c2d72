/**
 * Measures one validator in a process of its own: `node timed-validator.ts MODULE OPERATION MILLISECONDS`. Prints the
 * microseconds that a validation takes.
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
if (!isRight(right)) throw new Error(`${operation} of ${file} rejects what is right.`);
if (isRight({ ...(right as object), name: 5, Items: [{ Id: "1" }] })) {
  throw new Error(`${operation} of ${file} accepts what is wrong.`);
}

repeat(Number(milliseconds));
console.log(repeat(Number(milliseconds)));

/** Validates again and again for some time; returns the microseconds of the thread's CPU that one validation takes. */
function repeat(duration: number): number {
  const start = performance.now();
  const before = process.threadCpuUsage();
  let count = 0;
  for (; performance.now() - start < duration; count += 1) isRight(right);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / count;
}
