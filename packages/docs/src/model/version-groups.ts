import type { Contract } from "./contract.ts";

type Profile = "shown" | "filled";

/** Groups versions whose documents differ only in the version segment of their paths. */
export function alikeVersions(family: readonly Contract[], profile: Profile): Contract[][] {
  return [...Map.groupBy(family, (contract) => signatureOf(contract, profile)).values()];
}

/** Returns the operations and schemas of a document as text, without the version and examples. */
function signatureOf(contract: Contract, profile: Profile): string {
  const { paths, components } = contract[profile].bundle;
  const { schemas, parameters, responses } = components ?? {};
  const told = JSON.stringify({ paths, schemas, parameters, responses }, (key, value) =>
    key === "examples" || key === "example" ? undefined : value,
  );
  return withoutVersion(told, contract);
}

/** Replaces the version in paths with `{version}`. */
export function withoutVersion(text: string, { version }: Contract): string {
  return version === undefined ? text : text.replaceAll(`/${version}/`, "/{version}/");
}
