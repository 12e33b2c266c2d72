/** A stub as a user would write it with Hono: routes, credentials and a map, without validation. Prints its port. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { matter, zonePage } from "./responses.ts";

const matters = new Map<string, object>([[matter.matterId, matter]]);
const app = new Hono();
app.get("/v1/matters/:matterId", (context) => {
  if (context.req.header("authorization") !== "Bearer bench") return context.json({ error: {} }, 401);
  const found = matters.get(context.req.param("matterId"));
  return found ? context.json(found) : context.json({ error: {} }, 404);
});
app.get("/dnszone", (context) =>
  context.req.header("accesskey") === "test-key" ? context.json(zonePage) : context.json({}, 401),
);
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  console.log(JSON.stringify({ retention: `http://127.0.0.1:${port}`, edge: `http://127.0.0.1:${port}` }));
});
