import { expect, it, onTestFinished, vi } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { logRequests } from "../../src/node/index.ts";

it("logs the requests of an emulator in the same process until it is stopped", async () => {
  const written: string[] = [];
  const take = (text: string, done?: () => void): boolean => {
    written.push(text);
    done?.();
    return true;
  };
  const write = vi.spyOn(process.stderr, "write").mockImplementation(take as typeof process.stderr.write);
  const emulator = createEmulator();
  onTestFinished(async () => {
    write.mockRestore();
    await emulator.close();
  });
  const end = logRequests(emulator, { format: "json", to: "stderr" });
  const list = (): Promise<Response> => emulator.edge.fetch("http://127.0.0.1:4012/dnszone?key=hidden");
  await list();
  await end();
  await list();
  expect(
    written
      .join("")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([expect.objectContaining({ type: "request", target: "/dnszone?key=[redacted]", status: 401 })]);
});
