import { createDirectory } from "../../service/directory.ts";
import { isPlainWord } from "../../service/is-plain-word.ts";
import type { Seed } from "../../service/seed.ts";
import { grantedPermissions } from "./access/granted-permissions.ts";
import { type FunctionNameParts, parseFunctionName } from "./names/function-name.ts";
import { functionUrl } from "./names/function-url.ts";
import type { FunctionsSection, SeedFunction } from "./seed/functions-section.ts";

/** Commands that call a function of the seed and list its project's; where there is none to call, functions and runtimes. */
export function examples(url: string, seed: Seed): readonly string[] {
  const section = (seed.functions ?? {}) as FunctionsSection;
  const authorization = `-H "Authorization: Bearer ${callerOf(seed, isPlainWord)}"`;
  const plain = (section.functions ?? []).filter(({ name }) => plainParts(name));
  const { project } = plainParts(plain[0]?.name ?? "") ?? { project: "demo" };
  const list = (what: string): string =>
    `curl ${authorization} ${url}/v2/projects/${project}/locations/-/${what}`;
  const callable = plain.find(isCallable);
  return callable
    ? [`curl ${functionUrl(callable.name, url)}`, list("functions")]
    : [list("functions"), list("runtimes")];
}

function isCallable({ files, eventTrigger }: SeedFunction): boolean {
  return files !== undefined && eventTrigger === undefined;
}

function plainParts(name: string): FunctionNameParts | undefined {
  const parts = parseFunctionName(name);
  return parts && Object.values(parts).every(isPlainWord) ? parts : undefined;
}

/**
 * An account that may list functions.
 *
 * @param isFit which e-mail addresses are asked for
 */
export function callerOf(seed: Seed, isFit: (email: string) => boolean = () => true): string {
  const section = (seed.functions ?? {}) as FunctionsSection;
  const accounts = createDirectory(seed).accounts.filter(({ email }) => isFit(email));
  const able = accounts.find((each) =>
    grantedPermissions(each, [], { section }).has("cloudfunctions.functions.list"),
  );
  return (able ?? accounts[0])?.email ?? "ada@example.com";
}
