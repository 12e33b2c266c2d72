import type { AnyService } from "@seamline/emulator-kit";
import { notImplemented } from "@seamline/emulator-kit";
import { readContract } from "@seamline/openapi/contract";
import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { describe, expect, test } from "vitest";
import { services } from "../../src/generated/services.gen.ts";
import { createEmulator } from "../../src/index.ts";
import type { ServiceName } from "../../src/node/index.ts";

/** Operations that accept requests without a body. All other operations with a body require one. */
const WITHOUT_BODY: readonly string[] = [
  "callFunction",
  "cancelOperation",
  "closeMatter",
  "generateFunctionDownloadUrl",
  "generateFunctionUploadUrl",
  "reopenMatter",
  "testFunctionIamPermissions",
  "undeleteMatter",
];

const HEADERS = { authorization: "Bearer a@example.com", accesskey: "test-key" };

interface Case {
  readonly service: ServiceName;
  readonly document: string;
  readonly operation: ContractOperation;
}

const cases = (Object.values(services) as readonly AnyService[]).flatMap(({ name, documents }) =>
  documents.flatMap(({ id, document, handlers }) =>
    [...readContract(document).operations.values()]
      .filter(({ operationId, requestBody }) => requestBody && handlers[operationId] !== notImplemented)
      .map((operation): Case => ({ service: name as ServiceName, document: id, operation })),
  ),
);

async function sent({ service, operation }: Case, body: string | undefined) {
  const emulator = createEmulator();
  const target = operation.template.replace(/\{[^}]+\}/g, "1");
  const response = await emulator[service].fetch(
    `http://127.0.0.1${target}?updateMask=labels&functionId=abcd`,
    {
      method: operation.method,
      headers: { ...HEADERS, ...(body !== undefined && { "content-type": "application/json" }) },
      body,
    },
  );
  return { status: response.status, text: await response.text(), coverage: emulator.coverage() };
}

describe.each(cases)("$document $operation.operationId", (each) => {
  const { operation, document } = each;
  const isNeeded = !WITHOUT_BODY.includes(operation.operationId);

  test(`${isNeeded ? "fails" : "succeeds"} without a body, as documented in the coverage`, async () => {
    const { status, text, coverage } = await sent(each, undefined);
    if (isNeeded)
      expect(text).toMatch(
        /A body is required, but none was sent\.|The body must have \w+, which is missing\./,
      );
    else expect(text).not.toMatch(/body|must/i);
    if (isNeeded) expect(status).toBe(400);
    const covered = coverage.operations.find(
      (other) => other.document === document && other.operationId === operation.operationId,
    );
    expect(covered?.requiresBody).toBe(isNeeded);
  });

  test("treats a null body as absent", async () => {
    const [none, empty] = [await sent(each, undefined), await sent(each, "null")];
    expect(empty.status).toBe(none.status);
    if (isNeeded) expect(empty.text).toMatch(/must be an object, but got null\./);
    else expect(empty.text).not.toMatch(/null/);
  });
});
