import { describe, expect, test } from "vitest";
import * as core from "../src/index.ts";

/** A second copy of the package in the same process, as after a duplicate install. */
const loadCopy = async (): Promise<typeof core> => {
  // The query string creates another module instance.
  const { ApiError } = (await import("../src/errors/api-error.ts?copy" as string)) as typeof core;
  return { ...core, ApiError };
};

const target = { method: "GET", path: "/x", attempts: 1 };
const details = { ...target, status: 404, body: undefined, bodyText: "", headers: new Headers() };

const made: [string, Error, (value: unknown) => boolean][] = [
  ["SeamlineError", new core.SeamlineError("m"), core.isSeamlineError],
  ["ApiError", new core.ApiError("m", details), core.isApiError],
  ["NetworkError", new core.NetworkError("m", target), core.isNetworkError],
  ["AbortError", new core.AbortError("m", target), core.isAbortError],
  ["RedirectError", new core.RedirectError("m", target), core.isRedirectError],
  ["OperationFailedError", new core.OperationFailedError("m", target), core.isOperationFailedError],
  ["OperationTimeoutError", new core.OperationTimeoutError("m", target), core.isOperationTimeoutError],
  ["PaginationLoopError", new core.PaginationLoopError("m", target), core.isPaginationLoopError],
  ["InvalidArgumentError", new core.InvalidArgumentError("m", "is wrong"), core.isInvalidArgumentError],
  [
    "ValidationError",
    new core.ValidationError("m", { ...target, status: 200, issues: [] }),
    core.isValidationError,
  ],
];

describe("an error", () => {
  test.each(made)(
    "%s has the right name, extends SeamlineError and matches only its own guard",
    (name, error, guard) => {
      expect(error).toBeInstanceOf(core.SeamlineError);
      expect(error.name).toBe(name);
      expect(String(error)).toMatch(`${name}: m`);
      expect(core.isSeamlineError(error)).toBe(true);
      const guards = made.slice(1).map(([, , each]) => each);
      expect(guards.filter((each) => each(error))).toEqual(name === "SeamlineError" ? [] : [guard]);
    },
  );

  test.each(made)("the guard for %s rejects all other values", (_, __, guard) => {
    for (const value of [undefined, null, 0, "ApiError", {}, new Error("m"), { name: "ApiError" }]) {
      expect(guard(value)).toBe(false);
    }
  });

  test.each(made)("JSON.stringify includes the message and the members of %s", (name, error) => {
    const shown = JSON.parse(JSON.stringify(error));
    expect(shown).toMatchObject({ name, message: error.message });
    expect(Object.keys(shown)).toEqual(
      expect.arrayContaining(Object.keys(error).filter((key) => key !== "body")),
    );
  });

  test("guards accept an error from another copy of the package", async () => {
    const copy = await loadCopy();
    const error = new copy.ApiError("m", details);
    expect(error).not.toBeInstanceOf(core.ApiError);
    expect(core.isApiError(error)).toBe(true);
  });

  test("isApiError can also check the status", () => {
    const error = made[1]?.[1];
    expect(core.isApiError(error, 404)).toBe(true);
    expect(core.isApiError(error, 400)).toBe(false);
    for (const value of [
      undefined,
      { status: 404 },
      new core.RedirectError("m", { ...target, status: 404 }),
    ]) {
      expect(core.isApiError(value, 404)).toBe(false);
    }
    expect([error, error, new Error("m")].filter(core.isApiError)).toEqual([error, error]);
  });

  test("a subclass of ApiError matches isApiError", () => {
    class NotFoundError extends core.ApiError {
      override name = "NotFoundError";
    }
    expect(core.isApiError(new NotFoundError("m", details))).toBe(true);
  });
});
