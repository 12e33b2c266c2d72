import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createClient, isInvalidArgumentError, resourceNames } from "../src/index.ts";
import { library } from "./support/library.ts";
import { startServer } from "./support/loopback-server.ts";

interface ShelfParts {
  room: string;
  shelf: string;
}

const shelves = resourceNames<ShelfParts>("rooms/{room}/shelves/{shelf}");
const files = resourceNames<{ disk: string; file: string }>("disks/{disk}/files/{file}", ["file"]);

describe("resource names", () => {
  test("formats and parses resource names", () => {
    expect(shelves.format({ room: "r 1", shelf: "s%2F" })).toBe("rooms/r 1/shelves/s%2F");
    expect(shelves.parse("rooms/r 1/shelves/s%2F")).toEqual({ room: "r 1", shelf: "s%2F" });
    expect(shelves.pattern).toBe("rooms/{room}/shelves/{shelf}");
  });

  test("accepts slashes in multi-segment parameters", () => {
    expect(files.format({ disk: "d", file: "a/b.txt" })).toBe("disks/d/files/a/b.txt");
    expect(files.parse("disks/d/files/a/b.txt")).toEqual({ disk: "d", file: "a/b.txt" });
  });

  test("parses a formatted name to the same parts, or rejects the parts", () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(".", "..", "a/b", "/", "files", "a/files/b", "files/"),
    );
    fc.assert(
      fc.property(part, part, (disk, file) => {
        try {
          expect(files.parse(files.format({ disk, file }))).toEqual({ disk, file });
        } catch (error) {
          expect(isInvalidArgumentError(error), String(error)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("rejects parts that would make the name ambiguous", () => {
    const pairs = resourceNames<{ a: string; b: string }>("pairs/{a},{b}");
    expect(pairs.parse(pairs.format({ a: "1", b: "2" }))).toEqual({ a: "1", b: "2" });
    expect(() => pairs.format({ a: "1,2", b: "3" })).toThrow("must have the form");
  });

  test.each([
    "",
    "rooms/r",
    "rooms/r/shelves/",
    "rooms//shelves/s",
    "rooms/../shelves/s",
    "rooms/r/shelves/s/books/b",
    "/rooms/r/shelves/s",
    "rooms/r/shelves/s/",
    "Rooms/r/shelves/s",
  ])("rejects the resource name %j", (name) => {
    expect(() => shelves.parse(name)).toThrow(/^name must/);
  });

  test("rejects parts with a slash, missing parts and unknown parts", () => {
    expect(() => shelves.format({ room: "a/b", shelf: "s" })).toThrow(/must have the form/);
    expect(() => shelves.format({ room: "a" } as ShelfParts)).toThrow("parts.shelf");
    expect(() => shelves.format({ room: "a", shelf: "s", rack: "r" } as ShelfParts)).toThrow(
      "parts.rack is unknown; known: room, shelf",
    );
  });
});

describe("calls with resource names", () => {
  test("a call encodes each part of a resource name separately", async () => {
    const server = await startServer();
    const client = createClient(library, { baseUrl: server.url });
    await client.shelves.get({ name: "rooms/a b/shelves/c%2Fd" });
    expect(server.received[0]?.url).toBe("/v1/rooms/a%20b/shelves/c%252Fd");
  });

  test("a call rejects an invalid resource name and shows the pattern", async () => {
    const server = await startServer();
    const client = createClient(library, { baseUrl: server.url });
    await expect(client.shelves.get({ name: "rooms/a" })).rejects.toThrow(
      "input.name must have the form rooms/{room}/shelves/{shelf}",
    );
    await expect(client.shelves.get({ room: "a", shelf: "b" } as never)).rejects.toThrow(
      "input.room is unknown; known: name, query, header, body",
    );
    expect(server.received).toEqual([]);
  });
});
