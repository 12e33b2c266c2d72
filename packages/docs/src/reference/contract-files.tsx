import type { JSX } from "preact";
import type { Contract, Operation } from "../model/contract.ts";
import { bundleUrl } from "../model/site-urls.ts";

/** Links to the contract files that contain an operation. */
export function ContractFiles(props: { contract: Contract; operation: Operation }): JSX.Element {
  const { contract, operation } = props;
  const { name, version, filled } = contract;
  const query = new URLSearchParams({ kind: "contract", service: name, ...(version && { version }) });
  return (
    <section class="contract-files" data-pagefind-ignore data-markdown-ignore>
      <h2 id="contract">Contract</h2>
      <p>
        <code>{operation.operationId}</code> is part of{" "}
        {filled.spec.profile === "reference" && (
          <>
            the <FileLinks contract={contract} profile="reference" name="reference profile" />
            {operation.shown && " and "}
          </>
        )}
        {operation.shown && (
          <>
            the <FileLinks contract={contract} profile="as shown" name="contract as shown" />
          </>
        )}
        . <a href={`/downloads/?${query}`}>All formats</a>
      </p>
    </section>
  );
}

function FileLinks(props: {
  contract: Contract;
  profile: "as shown" | "reference";
  name: string;
}): JSX.Element {
  const { contract, profile, name } = props;
  return (
    <>
      {name} (<a href={bundleUrl(contract, profile, "json")}>JSON</a>,{" "}
      <a href={bundleUrl(contract, profile, "yaml")}>YAML</a>)
    </>
  );
}
