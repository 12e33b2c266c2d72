import { createEmulator } from "@seamline/emulator";
import { expect, test } from "vitest";
import { emulatedName, emulatedService } from "../../src/samples/emulated-service.ts";

test("the emulator has the service of documents whose name has hyphens under a name in camelCase", () => {
  expect(emulatedName("mail-rooms")).toBe("mailRooms");
  const emulator = createEmulator();
  expect(emulatedService(emulator, "edge")).toBe(emulator.edge);
});
