import { expect, it, onTestFinished, vi } from "vitest";
import { listen } from "../../src/node/index.ts";
import { asked, clerkEmulator } from "../framework/support/clerk-emulator.ts";
import { office } from "../framework/support/clerk-service.ts";
import { createJobDesk } from "../framework/support/job-desk.ts";

vi.mock("../../src/generated/services.gen.ts", () => import("../framework/support/clerk-services.ts"));

const ROUTES = "/__emulator/clerk";

it("lists the control routes of each service, and responds to OPTIONS with their methods", async () => {
  const emulator = clerkEmulator();
  const { body } = await asked(emulator, "GET /__emulator/");
  const { routes } = body as { routes: { path: string }[] };
  expect(routes.filter(({ path }) => path.startsWith(`${ROUTES}/`))).toEqual([
    { method: "POST", path: `${ROUTES}/letters`, summary: "Sends a letter." },
    {
      method: "GET",
      path: `${ROUTES}/letters`,
      summary: "Lists the recipients of letters.",
      query: ["first"],
    },
    { method: "DELETE", path: `${ROUTES}/drafts`, summary: "Nothing to say." },
  ]);
  const options = await asked(emulator, `OPTIONS ${ROUTES}/letters`);
  expect([options.status, options.headers.get("allow")]).toEqual([204, "POST, GET, HEAD, OPTIONS"]);
});

it("a control route can change the state of its service on any port", async () => {
  office.desk = createJobDesk();
  const emulator = clerkEmulator();
  const { urls, close } = await listen(emulator, { port: 0 });
  onTestFinished(close);
  for (const [index, url] of Object.values(urls).entries()) {
    const response = await fetch(`${url}${ROUTES}/letters`, {
      method: "POST",
      body: JSON.stringify({ to: `name${index}` }),
    });
    expect([response.status, await response.json()]).toEqual([201, { to: `name${index}` }]);
    (await office.desk.next()).finish();
  }
  const names = Object.keys(urls).map((_, index) => `name${index}`);
  expect(names).toHaveLength(2);
  for (const url of Object.values(urls)) {
    const response = await fetch(`${url}${ROUTES}/letters?first=n`);
    expect(await response.json()).toEqual({ names, target: `${ROUTES}/letters?first=n` });
  }
  expect(emulator.requests()).toEqual([]);
});

it("responds to HEAD without a body, and returns 204 if a route has no result", async () => {
  const emulator = clerkEmulator();
  const head = await asked(emulator, `HEAD ${ROUTES}/letters`);
  expect([head.status, head.body, Number(head.headers.get("content-length")) > 0]).toEqual([
    200,
    undefined,
    true,
  ]);
  expect(await asked(emulator, `DELETE ${ROUTES}/drafts`)).toMatchObject({ status: 204, body: undefined });
});

it.each([
  ["GET", "/nonesuch", 404, "not-found", "see GET /__emulator/"],
  ["GET", "", 404, "not-found", "Unknown path"],
  ["GET", "/letters/more", 404, "not-found", "Unknown path"],
  ["PUT", "/letters", 405, "method-not-allowed", "one of POST, GET, HEAD, OPTIONS, but got PUT"],
  ["GET", "/letters?last=a", 400, "invalid-query", "Unknown query parameter last (supported: first)"],
  ["GET", "/letters?first=a&first=b", 400, "invalid-query", "first must not be repeated"],
  ["DELETE", "/drafts?first=a", 400, "invalid-query", "(supported: none)"],
  ["POST", "/letters", 400, "invalid-body", "must not be empty"],
])(
  "%s %s is rejected with an error that describes valid input",
  async (method, path, status, code, message) => {
    const response = await asked(clerkEmulator(), `${method} ${ROUTES}${path}`);
    expect(response).toMatchObject({
      status,
      body: { error: { status, code, message: expect.stringContaining(message) } },
    });
    expect(response.headers.has("allow")).toBe(status === 405);
  },
);

it("a control request waits while the state is being replaced, and fails after the emulator is closed", async () => {
  office.desk = createJobDesk();
  const emulator = clerkEmulator({ letters: ["ada"] });
  await emulator.ready;
  const job = await office.desk.next();
  const resetting = emulator.reset();
  const read = asked(emulator, `GET ${ROUTES}/letters`);
  const written = asked(emulator, `POST ${ROUTES}/letters`, { to: "grace" });
  job.finish();
  await resetting;
  expect((await read).body).toMatchObject({ names: ["ada"] });
  expect((await written).status).toBe(201);
  for (const next of [await office.desk.next(), await office.desk.next()]) next.finish();
  expect((await asked(emulator, `GET ${ROUTES}/letters`)).body).toMatchObject({ names: ["ada", "grace"] });
  await emulator.close();
  expect(await asked(emulator, `GET ${ROUTES}/letters`)).toMatchObject({
    status: 503,
    body: { error: { code: "unavailable" } },
  });
});
