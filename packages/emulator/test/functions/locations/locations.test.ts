import { describe, expect, it } from "vitest";
import { VERSIONS } from "../../support/function-versions.ts";
import { openSeeded, type Send } from "../support/open-seeded.ts";

const idsOf = async (send: Send, query = "", project = "demo"): Promise<string[]> => {
  const { body } = await send("GET", `v2/projects/${project}/locations${query}`);
  return body.locations.map(({ locationId }: { locationId: string }) => locationId);
};

describe("listing locations", () => {
  it("lists the same locations in every version, with metadata in the v2 family", async () => {
    const { send } = openSeeded({ functions: [] });
    for (const version of VERSIONS) {
      const { status, body } = await send("GET", `${version}/projects/demo/locations`);
      expect(status).toBe(200);
      expect(body.locations).toHaveLength(3);
      expect(body.locations[1]).toEqual({
        name: "projects/demo/locations/europe-west1",
        locationId: "europe-west1",
        ...(version !== "v1" && {
          metadata: { environments: ["GEN_1", "GEN_2"] },
        }),
      });
    }
  });

  it("lists the locations of the project's functions", async () => {
    const { send } = openSeeded();
    expect(await idsOf(send)).toEqual(["asia-northeast1", "europe-west1", "here", "us-central1"]);
    expect(await idsOf(send, "", "other")).toEqual(["asia-northeast1", "europe-west1", "us-central1"]);
  });

  it("lists the locations of the seed", async () => {
    const labels = { continent: "north" };
    const locations = [{ id: "there", displayName: "Over there", labels }, "here"];
    const { send } = openSeeded({ locations });
    const { body } = await send("GET", "v1/projects/demo/locations");
    expect(body).toEqual({
      locations: [
        { name: "projects/demo/locations/here", locationId: "here" },
        { name: "projects/demo/locations/there", locationId: "there", displayName: "Over there", labels },
      ],
    });
  });

  it("filters locations by id and label, and ignores extraLocationTypes", async () => {
    const { send } = openSeeded({ locations: [{ id: "there", labels: { zone: "a" } }, "here"] });
    expect(await idsOf(send, "?filter=labels.zone=a&extraLocationTypes=x&extraLocationTypes=y")).toEqual([
      "there",
    ]);
    expect(await idsOf(send, "?filter=locationId:ere%20AND%20NOT%20labels:zone")).toEqual(["here"]);
    expect((await send("GET", "v2/projects/demo/locations?filter=(")).status).toBe(400);
  });

  it("lists each location on exactly one page", async () => {
    const { send } = openSeeded({ locations: ["here", "e", "d", "c", "b", "a"] });
    const seen: string[] = [];
    let token = "";
    do {
      const { body } = await send("GET", `v2/projects/demo/locations?pageSize=4&pageToken=${token}`);
      seen.push(...body.locations.map(({ locationId }: { locationId: string }) => locationId));
      token = body.nextPageToken ?? "";
    } while (token !== "");
    expect(seen).toEqual(["a", "b", "c", "d", "e", "here"]);
    const { body } = await send("GET", "v2/projects/demo/locations?pageSize=4");
    const other = `v2/projects/demo/locations?filter=locationId=a&pageToken=${body.nextPageToken}`;
    expect((await send("GET", other)).status).toBe(400);
    expect((await send("GET", "v2/projects/demo/locations?pageSize=-1")).status).toBe(400);
  });
});

describe("unlisted locations", () => {
  it("returns 404 for a location that the seed does not list", async () => {
    const { send } = openSeeded({ locations: ["here"] });
    for (const what of ["runtimes", "functions", "operations"]) {
      const { status, body } = await send("GET", `v2/projects/demo/locations/hree/${what}`);
      expect([what, status]).toEqual([what, 404]);
      expect(body.error.message).toContain("Did you mean here?");
      expect((await send("GET", `v2/projects/demo/locations/-/${what}`)).status).toBe(200);
    }
    for (const version of ["v1", "v2"]) {
      const place = `${version}/projects/demo/locations/hree`;
      expect((await send("POST", `${place}/functions:generateUploadUrl`, {})).status).toBe(404);
    }
    expect((await send("GET", "v1/projects/demo/locations/hree/functions")).status).toBe(404);
  });

  it("accepts every location if the seed lists no locations", async () => {
    const { send } = openSeeded();
    expect((await send("GET", "v2/projects/demo/locations/anywhere/runtimes")).status).toBe(200);
    expect((await send("GET", "v2/projects/demo/locations/anywhere/functions")).body).not.toHaveProperty(
      "error",
    );
  });
});

it("rejects creating a function in all locations at once", async () => {
  const { send } = openSeeded({ locations: ["here"] });
  const inAll = "projects/demo/locations/-";
  for (const version of ["v1", "v2"]) {
    const name = `${inAll}/functions/everywhere`;
    for (const method of ["functions:generateUploadUrl", "functions?functionId=everywhere"]) {
      const body = method.includes("?") ? { name } : {};
      const response = await send("POST", `${version}/${inAll}/${method}`, body);
      expect([response.status, response.body.error.message]).toEqual([
        400,
        expect.stringContaining("location"),
      ]);
    }
  }
});
