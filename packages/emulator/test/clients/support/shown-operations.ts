import type { OperationId } from "@seamline/retention/reference";
import type { ShownOperation } from "./client-office.ts";
import { FAMILY } from "./function-clients.ts";
import { shownFunctionsOf } from "./shown-family-functions.ts";
import { shownFunctionsV1 } from "./shown-functions-v1.ts";
import { shownMatterContents } from "./shown-matter-contents.ts";
import { shownMatters } from "./shown-matters.ts";
import { shownZones } from "./shown-zones.ts";

const shownRetention: Record<OperationId, ShownOperation> = { ...shownMatters, ...shownMatterContents };

/** What clients of the reference profile show of each document, by its id: two may have operations of the same name. */
export const shownOperations: Readonly<Record<string, Readonly<Record<string, ShownOperation>>>> = {
  "retention@v1": shownRetention,
  edge: shownZones,
  "functions@v1": shownFunctionsV1,
  ...Object.fromEntries(FAMILY.map((version) => [`functions@${version}`, shownFunctionsOf(version)])),
};
