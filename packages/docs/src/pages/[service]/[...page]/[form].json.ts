/** Data for the try-it panel of an operation, which is loaded when the panel is opened. */

import unchanged from "virtual:unchanged-services";
import { type Contract, contracts } from "../../../model/contract.ts";
import { operationSamples } from "../../../samples/operation-samples.ts";
import type { TryItOperation } from "../../../try-it/try-it-data.ts";
import { tryItOperation } from "../../../try-it/try-it-operation.ts";

export async function getStaticPaths() {
  const changed = contracts().filter(({ service }) => !unchanged.includes(service));
  return (await Promise.all(changed.map(pathsOf))).flat();
}

/** Only operations of the reference profile can be tried, because the emulator implements this profile. */
async function pathsOf({ filled, urls }: Contract) {
  if (filled.spec.profile !== "reference") return [];
  const samples = await operationSamples(filled.spec);
  return [...samples].map(([operationId, sample]) => {
    const [service, ...rest] = urls.operation(operationId).split("/").filter(Boolean);
    return {
      params: { service, page: rest.join("/") },
      props: { tried: tryItOperation(filled.spec, sample) },
    };
  });
}

export function GET({ props }: { readonly props: { readonly tried: TryItOperation } }): Response {
  return Response.json(props.tried);
}
