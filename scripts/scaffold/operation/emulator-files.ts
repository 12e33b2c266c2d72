import { camelCase } from "../names.ts";
import type { OperationRequest } from "./operation-request.ts";

/** Returns a placeholder for a handler. It responds with 501. */
export function handlerFile({ operationId, method, path }: OperationRequest): string {
  return `import { notImplemented } from "@seamline/emulator-kit";

/**
 * \`${method.toUpperCase()} ${path.text}\`: its behaviour is unknown, so the emulator responds with 501 and the
 * operation name. To implement it, replace the constant with an async function of the same name, like the handlers of
 * other operations.
 */
export const ${operationId}: typeof notImplemented = notImplemented;
`;
}

/** Returns a test of the placeholder's response. */
export function handlerTestFile(
  { service, operationId, method, path }: OperationRequest,
  version: string,
): string {
  const target = path.text.replaceAll("{v}", version).replace(/\{[^{}]+\}/g, "1");
  return `import { expect, test } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { ask } from "../runtime/support/ask.ts";

test("${operationId} responds with a 501 until it is emulated", async () => {
  const emulator = createEmulator();
  const { status, body } = await ask(emulator.${camelCase(service)}, "${method.toUpperCase()} ${target}");
  expect(status).toBe(501);
  expect(JSON.stringify(body)).toContain("${operationId}");
});
`;
}

/** Returns the changeset for an operation. */
export function operationChangeset({ service, operationId, method, path }: OperationRequest): string {
  return `---
"@seamline/specs": minor
"@seamline/${service}": minor
"@seamline/emulator": minor
---

\`${operationId}\` is new: \`${method.toUpperCase()} ${path.text}\`. Its request and its response are extension
points, and the emulator responds with 501.
`;
}
