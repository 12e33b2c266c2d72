import { createEmulator } from "@seamline/emulator";
import { expect, test } from "vitest";
import { emulatedName, emulatedService } from "../../src/samples/emulated-service.ts";

test("emulatedName converts hyphenated service names to camel case", () => {
  expect(emulatedName("mail-rooms")).toBe("mailRooms");
  const emulator = createEmulator();
  expect(emulatedService(emulator, "edge")).toBe(emulator.edge);
});
