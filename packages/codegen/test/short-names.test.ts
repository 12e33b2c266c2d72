import { expect, test } from "vitest";
import { type GenerateOptions, generate } from "../src/index.ts";
import { documentOf, operation, textOf } from "./support/generated.ts";

/** Returns the places of operations, in the order of their operationIds. */
async function placesOf(
  operations: readonly (readonly [tag: string, operationId: string, method?: string])[],
  names?: GenerateOptions["names"],
): Promise<string[]> {
  const paths = operations.map(([tag, operationId, method], index) => [
    `/${index}`,
    { get: operation({ operationId, tags: [tag], ...(method && { "x-method": method }) }) },
  ]);
  const spec = documentOf(Object.fromEntries(paths));
  const text = textOf(await generate({ spec, ...(names && { names }) }), "operations.gen.ts");
  return [...text.matchAll(/place: \[(.*?)\]/g)].map(([, place = ""]) =>
    place.replaceAll(/[" ]/g, "").replaceAll(",", "."),
  );
}

test.each([
  ["photos", "listPhotos", "photos.list"],
  ["photos", "getPhoto", "photos.get"],
  ["Photo", "getPhotoById", "photo.getById"],
  ["photos", "photosSearch", "photos.search"],
  ["categories", "deleteCategory", "categories.delete"],
  ["Pull Requests", "listPullRequestsForRepo", "pullRequests.listForRepo"],
  ["addresses", "createAddress", "addresses.create"],
  ["HTTP routes", "getHTTPRoute", "httpRoutes.get"],
])("with the tag %s, the operationId %s becomes the method %s", async (tag, id, place) => {
  expect(await placesOf([[tag, id]])).toEqual([place]);
});

test.each([
  ["photos", "photos"],
  ["photos", "createPhotoAlbum"],
  ["photos", "photosByUser"],
  ["photos", "listLabelsOfPhoto"],
  ["photos", "listRecentPhotos"],
  ["photos", "photoAlbums"],
  ["status", "listStates"],
  ["pets", "findCarpet"],
])("with the tag %s, the operationId %s is not shortened", async (tag, id) => {
  expect(await placesOf([[tag, id]])).toEqual([`${tag}.${id}`]);
});

test("methods whose short names are not unique keep their full names", async () => {
  const operations = [
    ["photos", "getPhoto"],
    ["photos", "getPhotos"],
    ["albums", "list"],
    ["albums", "listAlbums"],
    ["tags", "deleteTag"],
    ["tags", "removeTag", "tags.delete"],
  ] as const;
  expect(await placesOf(operations)).toEqual([
    ...["tags.deleteTag", "photos.getPhoto", "photos.getPhotos", "albums.list", "albums.listAlbums"],
    "tags.delete",
  ]);
});

test("the names option keeps full names", async () => {
  expect(await placesOf([["photos", "listPhotos"]], "full")).toEqual(["photos.listPhotos"]);
});
