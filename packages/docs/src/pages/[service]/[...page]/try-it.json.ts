/** What the panel of each operation must know: it is loaded when a reader opens the panel. */

import { contracts } from "../../../model/contract.ts";
import type { TryItOperation } from "../../../try-it/try-it-data.ts";
import { tryItOperation } from "../../../try-it/try-it-operation.ts";

export function getStaticPaths() {
  return contracts().flatMap(({ filled, operations }) =>
    operations.map(({ operationId, url }) => {
      const [service, ...rest] = url.split("/").filter(Boolean);
      return {
        params: { service, page: rest.join("/") },
        props: { tried: tryItOperation(filled.spec, operationId) },
      };
    }),
  );
}

export function GET({ props }: { readonly props: { readonly tried: TryItOperation } }): Response {
  return Response.json(props.tried);
}
