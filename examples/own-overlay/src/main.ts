import { bearer, createClient } from "@seamline/client-core";
import { isMatterRegion } from "./generated/enums.gen.ts";
import { definition } from "./generated/operations.gen.ts";

const retention = createClient(definition, {
  baseUrl: process.env.RETENTION_URL ?? "http://127.0.0.1:4010",
  auth: bearer(process.env.RETENTION_TOKEN ?? "ada@example.com"),
});

// With the types from the overlay, the compiler checks the body and knows that the response is a matter.
const { matterId } = await retention.matters.create({ body: { name: "Case 42", matterRegion: "EUROPE" } });
const { name, matterRegion } = await retention.matters.get({ matterId });
const region = isMatterRegion(matterRegion) ? matterRegion : `${matterRegion} (unknown to this program)`;
console.log(`${name} is kept in ${region}.`);
