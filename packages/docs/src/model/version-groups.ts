import type { Contract } from "./contract.ts";

type Profile = "shown" | "filled";

/** Groups versions whose documents say the same but for the version in their paths, in their order. */
export function alikeVersions(family: readonly Contract[], profile: Profile): Contract[][] {
  return [...Map.groupBy(family, (contract) => signatureOf(contract, profile)).values()];
}

/** What a document says of its operations and schemas, without its version and examples. */
function signatureOf(contract: Contract, profile: Profile): string {
  const { paths, components } = contract[profile].bundle;
  const { schemas, parameters, responses } = components ?? {};
  const told = JSON.stringify({ paths, schemas, parameters, responses }, (key, value) =>
    key === "examples" || key === "example" ? undefined : value,
  );
  return withoutVersion(told, contract);
}

/** A path, or a text with paths, in which `{version}` stands for the version of its contract. */
export function withoutVersion(text: string, { version }: Contract): string {
  return version === undefined ? text : text.replaceAll(`/${version}/`, "/{version}/");
}
