import type { Export } from "../../src/generated/v1/reference/index.gen.ts";
import { bytesOf, fileOf } from "./storage.ts";

export const objects = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => [`42/7/mail ${index}%2F+.mbox`, bytesOf(index)]),
);
export const files = Object.entries(objects).map(([name, bytes]) => fileOf(name, bytes));
export const exported: Export = { id: "7", matterId: "42", status: "COMPLETED", cloudStorageSink: { files } };
export const [first] = files as [(typeof files)[0]];
export const one: Export = { ...exported, cloudStorageSink: { files: [first] } };
