import { FAMILY } from "../../support/function-versions.ts";
import type { ExercisedOperations } from "./client-office.ts";
import { exercisedFunctionsOf } from "./exercised-family-functions.ts";
import { exercisedFunctionsV1 } from "./exercised-functions-v1.ts";
import { exercisedMatterContents } from "./exercised-matter-contents.ts";
import { exercisedMatters } from "./exercised-matters.ts";
import { exercisedZones } from "./exercised-zones.ts";

const exercisedRetention: ExercisedOperations = {
  ...exercisedMatters,
  ...exercisedMatterContents,
};

/** Calls by document id, because operations of two documents can have the same name. */
export const exercisedOperations: Readonly<Record<string, ExercisedOperations>> = {
  "retention@v1": exercisedRetention,
  edge: exercisedZones,
  "functions@v1": exercisedFunctionsV1,
  ...Object.fromEntries(FAMILY.map((version) => [`functions@${version}`, exercisedFunctionsOf(version)])),
};
