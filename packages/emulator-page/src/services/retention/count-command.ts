import { programOf } from "@seamline/ui/code/operation-call";
import { printCurl } from "@seamline/ui/code/print-curl";
import { called, view } from "../../contract/calls.ts";
import type { FirstItemPlace } from "../../views/service-view.ts";
import { mailOf, nameOf } from "./mail-query.ts";

interface ListedMatter {
  readonly matterId: string;
  readonly matterPermissions?: readonly { readonly accountId?: string }[];
}

/**
 * Returns a command that counts the accounts in one of the caller's open matters.
 *
 * @returns `undefined` if the caller has no open matter
 */
export async function countCommand(place: FirstItemPlace): Promise<string | undefined> {
  const { service, document, caller } = place;
  const operation = document.operation("countMatterAccounts");
  const listed = await view(service.name, "/v1/matters?state=OPEN&view=FULL", caller);
  const { matters = [] } = listed as { readonly matters?: readonly ListedMatter[] };
  const own = matters.find(({ matterPermissions = [] }) =>
    matterPermissions.some(({ accountId }) => accountId === nameOf(caller)),
  );
  if (!operation || !own) return undefined;
  const request = {
    path: { matterId: own.matterId },
    query: {},
    headers: {},
    body: { query: mailOf(caller) },
  };
  return programOf(printCurl({ operation: called(document, service, operation, caller), request }));
}
