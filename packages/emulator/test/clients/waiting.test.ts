import { isOperationFailedError, type OperationReference } from "@seamline/retention/reference";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import {
  type ClientOffice,
  LEASE,
  LONG_RUNNING_MS,
  OPENING,
  openClientOffice,
} from "./support/client-office.ts";
import { type InMatter, openMatter } from "./support/open-matter.ts";

let office: ClientOffice;
let matter: InMatter;

beforeEach(async () => {
  office = openClientOffice();
  onTestFinished(() => office.emulator.close());
  matter = await openMatter(office);
});

describe("a client on the emulator's clock", () => {
  it("waits for a count until it is done", async () => {
    const { retention, emulator } = office;
    const progress: (string | undefined)[] = [];
    const counting = retention.matters.count({ ...matter, body: { query: LEASE, view: "ALL" } });
    const waiting = counting.wait({ onProgress: ({ metadata }) => progress.push(metadata?.endTime) });
    await emulator.clock.advance(10 * LONG_RUNNING_MS);
    const { totalCount, mailCountResult } = await waiting;
    expect(totalCount).toBe("2");
    expect(mailCountResult?.accountCounts).toMatchObject([{ count: "1" }, { count: "1" }]);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toBe(new Date(OPENING + LONG_RUNNING_MS).toISOString());
    expect(emulator.requests({ operationId: "getOperation" }).length).toBeLessThan(100);
  });

  it("waits for an export until it is complete", async () => {
    const { retention, emulator } = office;
    const waiting = retention.matters.exports
      .create({ ...matter, body: { name: "Lease", query: LEASE } })
      .wait();
    await emulator.clock.advance(10 * LONG_RUNNING_MS);
    expect(await waiting).toMatchObject({
      status: "COMPLETED",
      stats: { totalArtifactCount: "2", exportedArtifactCount: "2" },
    });
  });

  it("throws the service's error if the count is cancelled during the wait", async () => {
    const { retention, emulator } = office;
    const counting = retention.matters.count({ ...matter, body: { query: LEASE } });
    await counting.cancel();
    const waiting = counting.wait().catch((reason: unknown) => reason);
    await emulator.clock.advance(10 * LONG_RUNNING_MS);
    const error = await waiting;
    expect(error).toSatisfy(isOperationFailedError);
    expect(error).toMatchObject({ code: 1 });
  });

  it("resumes a count that another process started", async () => {
    const { retention, as, emulator } = office;
    const counting = retention.matters.count({ ...matter, body: { query: LEASE } });
    await counting;
    const kept = JSON.stringify(counting);
    const snapshot = await emulator.snapshot();
    await emulator.reset();
    await emulator.restore(snapshot);
    const reference = JSON.parse(kept) as OperationReference<{ totalCount?: string }>;
    const waiting = as("alice@example.com").operations.resume(reference).wait();
    await emulator.clock.advance(10 * LONG_RUNNING_MS);
    expect(await waiting).toMatchObject({ totalCount: "2" });
  });
});
