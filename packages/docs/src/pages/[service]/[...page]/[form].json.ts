/**
 * Data for an operation's try-it panel, loaded when the panel is opened: `try-it.json` for the reference profile,
 * `try-it-shown.json` for the as-shown contract.
 */

import unchanged from "virtual:unchanged-services";
import { type Contract, contracts } from "../../../model/contract.ts";
import { pageSamples } from "../../../samples/page-samples.ts";
import type { TryItOperation } from "../../../try-it/try-it-data.ts";
import { tryItOperation } from "../../../try-it/try-it-operation.ts";

export async function getStaticPaths() {
  const changed = contracts().filter(({ service }) => !unchanged.includes(service));
  return (await Promise.all(changed.map(pathsOf))).flat();
}

async function pathsOf(contract: Contract) {
  const { filled, shown, operations, urls } = contract;
  const samples = await pageSamples(contract);
  return operations.flatMap(({ operationId }) => {
    const own = samples(operationId);
    const [service, ...rest] = urls.operation(operationId).split("/").filter(Boolean);
    const page = rest.join("/");
    return [
      own.filled && path(service, page, "try-it", tryItOperation(filled.spec, own.filled)),
      own.shown && path(service, page, "try-it-shown", tryItOperation(shown.spec, own.shown)),
    ].filter((each) => each !== undefined);
  });
}

function path(service: string | undefined, page: string, form: string, tried: TryItOperation) {
  return { params: { service, page, form }, props: { tried } };
}

export function GET({ props }: { readonly props: { readonly tried: TryItOperation } }): Response {
  return Response.json(props.tried);
}
