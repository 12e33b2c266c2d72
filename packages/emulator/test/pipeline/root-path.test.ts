import { expect, test } from "vitest";
import { createEmulator } from "../../src/index.ts";

const emulator = createEmulator();

const routes = "The emulator's control routes are under /__emulator/.";

test.each(["/", "//", "///?a=b"])(
  "the path %s of a service responds with the location of the emulator's routes",
  async (path) => {
    for (const service of [emulator.retention, emulator.edge]) {
      const response = await service.fetch(`http://127.0.0.1${path}`, { headers: { accesskey: "test-key" } });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(routes);
    }
  },
);

test("only the root path responds with the location of the emulator's routes", async () => {
  for (const path of ["/nonesuch", "/v1/"]) {
    const response = await emulator.retention.fetch(`http://127.0.0.1${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("__emulator");
  }
});
