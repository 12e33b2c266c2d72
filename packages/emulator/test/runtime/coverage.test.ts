import type { AnyService } from "@seamline/emulator-kit";
import { expect, test } from "vitest";
import { services } from "../../src/generated/services.gen.ts";
import { createEmulator, type EmulatedOperation } from "../../src/index.ts";
import { ask } from "./support/ask.ts";

const documents = (Object.values(services) as readonly AnyService[]).flatMap((service) => service.documents);

function operation(emulator: ReturnType<typeof createEmulator>, id: string): EmulatedOperation | undefined {
  return emulator.coverage().operations.find(({ operationId }) => operationId === id);
}

test("an operation counts as implemented after a documented success and a documented error", async () => {
  const emulator = createEmulator();
  expect(operation(emulator, "getDnsZone")).toEqual({
    document: "edge",
    operationId: "getDnsZone",
    success: false,
    error: false,
    isImplemented: false,
    isHandled: true,
    requiresBody: false,
    statuses: {},
    undocumented: [],
  });
  const { body } = await ask(emulator.edge, "POST /dnszone", { Domain: "a.example" });
  await ask(emulator.edge, `GET /dnszone/${(body as { Id: number }).Id}`);
  expect(operation(emulator, "getDnsZone")).toMatchObject({ success: true, error: false });
  await ask(emulator.edge, "GET /dnszone/999");
  await emulator.reset();
  expect(operation(emulator, "getDnsZone")).toMatchObject({
    success: true,
    error: true,
    isImplemented: true,
    statuses: { 200: 1, 404: 1 },
  });
  expect(emulator.coverage().totals).toMatchObject({ implemented: 1 });
});

test("coverage lists every operation and extension point of every document, with totals", () => {
  const { operations, extensionPoints, totals } = createEmulator().coverage();
  for (const { id, document } of documents) {
    const members = document as Record<string, Record<string, { area: string }>>;
    const own = extensionPoints.filter((each) => each.document === id);
    for (const [member, isFilled] of [
      ["x-extension-points", false],
      ["x-filled-points", true],
    ] as const) {
      const points = Object.entries(members[member] ?? {});
      expect(points.length).toBeGreaterThan(0);
      for (const [point, { area }] of points)
        expect(own).toContainEqual(expect.objectContaining({ id: point, area, isFilled }));
    }
  }
  expect(totals.operations).toBe(operations.length);
  expect(totals.extensionPoints).toBe(extensionPoints.length);
  expect(totals.handled).toBe(operations.filter(({ isHandled }) => isHandled).length);
  expect(totals.filled).toBe(extensionPoints.filter(({ isFilled }) => isFilled).length);
  expect(totals.decided).toBe(extensionPoints.filter(({ coverageNote }) => coverageNote).length);
  expect(totals.decided).toBeGreaterThan(totals.filled);
});

test("coverage lists the quirks of each document with their descriptions and reasons", () => {
  const { quirks } = createEmulator().coverage();
  const of = (id: string) => quirks.filter(({ document }) => document === id).map(({ name }) => name);
  expect(of("retention@v1")).toEqual(expect.arrayContaining(["numeric-enums", "method-override"]));
  expect(of("edge")).toContain("empty-bodies");
  expect(of("edge")).not.toContain("numeric-enums");
  for (const { takes, reason } of quirks) expect(`${takes} ${reason}`).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
});

test("every coverage note is a sentence about an existing extension point", () => {
  const { extensionPoints } = createEmulator().coverage();
  for (const { id, coverageNotes } of documents) {
    const points = extensionPoints.filter(({ document }) => document === id).map((point) => point.id);
    expect(points).toEqual(expect.arrayContaining(Object.keys(coverageNotes)));
    for (const note of Object.values(coverageNotes)) if (note !== false) expect(note).toMatch(/^\S.*\.$/s);
  }
});
