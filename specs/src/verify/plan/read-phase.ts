import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { templateParameters } from "@seamline/openapi/path-template";
import { itemId } from "../contract/item-identity.ts";
import { allResources } from "../contract/resources.ts";
import { isSuccess } from "../traffic/call.ts";
import { callWith } from "./call-builder.ts";
import { orderedPath } from "./item-pool.ts";
import { smallestPage, walkPages } from "./pages.ts";
import type { Session } from "./session.ts";

/** Maximum number of items read with one operation. */
const MAX_ITEMS = 3;
const LAST = /^(.*)\/[^/{}:]+$/;

/** Reads every list and every known item on the service, from the outermost to the innermost. */
export async function readEverything(session: Session): Promise<void> {
  const operations = [...session.document.contract.operations.values()]
    .filter((each) => each.method === "GET" && session.covers(each))
    .sort((one, other) => depthOf(one) - depthOf(other) || Number(isItem(one)) - Number(isItem(other)));
  for (const operation of operations)
    for (const path of session.readPaths(operation).slice(0, MAX_ITEMS)) {
      if (operation.pagination || isListOf(session, operation)) await readList(session, operation, path);
      else await session.send(callWith(session, operation, path));
    }
}

async function readList(
  session: Session,
  list: ContractOperation,
  path: Readonly<Record<string, string>>,
): Promise<void> {
  const resource = allResources(session.resources).find((each) => each.list === list);
  const listing = await walkPages(session, resource, list, path);
  const size = list.pagination && smallestPage(list);
  if (size && listing.items.length > size.size) {
    const small = await walkPages(session, resource, list, path, size);
    if (small.isComplete && listing.isComplete) comparePages(session, list, listing.ids, small);
  }
  if (!listing.responses.every(isSuccess)) return;
  const template = resource?.template ?? childTemplate(session, list);
  if (template === undefined) return;
  const parameter = templateParameters(template).at(-1) ?? "";
  for (const item of listing.items) {
    const id = itemId(item, template, parameter);
    if (id === undefined) continue;
    const values = [...orderedPath(list.template, path), id];
    session.known.add(template, values);
    session.foreign.add(template, values);
  }
  if (listing.isComplete) session.foreign.complete(list.template, orderedPath(list.template, path));
}

/** Pages of different sizes must contain the same items. */
function comparePages(
  session: Session,
  list: ContractOperation,
  ids: readonly string[],
  small: Awaited<ReturnType<typeof walkPages>>,
): void {
  const found = new Set(small.ids);
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return;
  session.report({
    rule: "pagination",
    operationId: list.operationId,
    pointer: session.pointers.operation(list, "x-pagination"),
    expected: "the same items on pages of every size",
    got: `${missing.length} of ${ids.length} items are missing on small pages`,
    responses: small.responses.slice(-2),
  });
}

/** Returns the path template of a list's items if no operation reads them, such as `/locations/{location}`. */
function childTemplate(session: Session, { template }: ContractOperation): string | undefined {
  const prefix = `${template}/{`;
  const longer = [...session.document.contract.operations.values()].find((each) =>
    each.template.startsWith(prefix),
  );
  return longer && new RegExp(`^${escaped(template)}/\\{[^{}]+\\}`).exec(longer.template)?.[0];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function isListOf(session: Session, operation: ContractOperation): boolean {
  return allResources(session.resources).some(({ list }) => list === operation);
}

function depthOf({ template }: ContractOperation): number {
  return templateParameters(template).length;
}

function isItem({ template }: ContractOperation): boolean {
  return !LAST.test(template);
}
