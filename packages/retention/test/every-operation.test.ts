import { type Call, testEveryOperation } from "@seamline/contract-server/bundle-tests";
import { documents } from "@seamline/specs-retention";
import { describe, expect } from "vitest";
import {
  bearer,
  createRetentionClient,
  type OperationId,
  type RetentionClient,
} from "../src/generated/v1/index.gen.ts";

/** A value that would change the path if it were not encoded. */
const matterId = "matter/1 ?:close";

/** Calls with less or more input than documented: no body, an empty body, known fields, or a query. */
const calls = {
  createMatter: {
    send: ({ matters }) => matters.create({ body: { name: "Case 42", description: "Leak" } }),
    body: { name: "Case 42", description: "Leak" },
  },
  closeMatter: { send: ({ matters }) => matters.close({ matterId }), path: { matterId } },
  reopenMatter: {
    send: ({ matters }) => matters.reopen({ matterId, body: {} }),
    path: { matterId },
    body: {},
  },
  listHolds: {
    send: ({ matters }) => matters.holds.list({ matterId, query: { more: 7 } }),
    path: { matterId },
    target: "/v1/matters/matter%2F1%20%3F%3Aclose/holds?more=7",
  },
} satisfies Partial<Record<OperationId, Call<RetentionClient>>>;

const documentsAsShown = documents.filter(
  ({ service, profile }) => service === "retention" && profile === "as shown",
);

describe.each(documentsAsShown)("$title", (document) => {
  const createClient = (baseUrl: string) => createRetentionClient({ baseUrl, auth: bearer("token") });
  testEveryOperation(document, createClient, calls, ({ headers }) => {
    expect(headers.authorization).toBe("Bearer token");
  });
});
