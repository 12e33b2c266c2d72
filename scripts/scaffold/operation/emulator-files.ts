import { camelCase } from "../names.ts";
import type { OperationRequest } from "./operation-request.ts";

/** The handler, which says that there is none yet. */
export function handlerFile({ operationId, method, path }: OperationRequest): string {
  return `import { notImplemented } from "@seamline/emulator-kit";

/**
 * \`${method.toUpperCase()} ${path.text}\`: what it does is not known, so that the emulator responds with 501 and the name of the
 * operation. An async function of this name takes the place of the constant; the handlers of other operations show how.
 */
export const ${operationId}: typeof notImplemented = notImplemented;
`;
}

/** A test of what the emulator responds until there is a handler. */
export function handlerTestFile(
  { service, operationId, method, path }: OperationRequest,
  version: string,
): string {
  const target = path.text.replaceAll("{v}", version).replace(/\{[^{}]+\}/g, "1");
  return `import { expect, test } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { ask } from "../runtime/support/ask.ts";

test("${operationId} is not emulated yet: the response is a 501 in the service's own shape, with its name", async () => {
  const emulator = createEmulator();
  const { status, body } = await ask(emulator.${camelCase(service)}, "${method.toUpperCase()} ${target}");
  expect(status).toBe(501);
  expect(JSON.stringify(body)).toContain("${operationId}");
});
`;
}

/** The changeset of an operation. */
export function operationChangeset({ service, operationId, method, path }: OperationRequest): string {
  return `---
"@seamline/specs": minor
"@seamline/${service}": minor
"@seamline/emulator": minor
---

\`${operationId}\` is new: \`${method.toUpperCase()} ${path.text}\`. What it takes and returns are extension points, and the emulator
responds with 501.
`;
}
