import { expect, test } from "vitest";
import { errorCauses } from "../../src/model/error-causes.ts";

test("groups the causes of an error by code", () => {
  const description =
    "The hold covers a unit (`INVALID`). The matter is not `OPEN` (`FAILED`). Another reason (`INVALID`).";
  expect(errorCauses(description)).toEqual([
    { code: "INVALID", causes: ["The hold covers a unit.", "Another reason."] },
    { code: "FAILED", causes: ["The matter is not `OPEN`."] },
  ]);
});

test.each(["The request is invalid.", "The request is invalid (`INVALID`). Send it again.", ""])(
  "finds no causes in a description with a part that has no code: %s",
  (description) => expect(errorCauses(description)).toBeUndefined(),
);
