const FAMILY = ["functions@v2", "functions@v2alpha", "functions@v2beta"];

/** Examples that the emulator does not answer with, by the reason. The lists only shrink. */
export const knownDifferences: Readonly<Record<string, readonly string[]>> = {
  "The message is not the one that the emulator writes.": [
    ...inDocuments(
      ["functions@v1", ...FAMILY],
      ["400 invalidPageToken", "401 noToken", "403 noPermission", "409 staleEtag", "429 quotaUsedUp"],
    ),
  ],
  "The example has other members or values than the response of the emulator.": [
    ...inDocuments(
      ["functions@v1"],
      [
        "listOperations 200 operations",
        "getOperation 200 done",
        "getOperation 200 failed",
        "listFunctions 200 firstPage",
        "createFunction 200 begun",
        "getFunction 200 function",
        "deleteFunction 200 done",
        "patchFunction 200 begun",
        "callFunction 200 error",
        "getFunctionIamPolicy 200 policy",
      ],
    ),
    ...inDocuments(FAMILY, [
      "listLocations 200 locations",
      "listFunctions 200 firstPage",
      "createFunction 200 begun",
      "getFunction 200 function",
      "deleteFunction 200 done",
      "patchFunction 200 begun",
      "getFunctionIamPolicy 200 policy",
      "listOperations 200 operations",
      "getOperation 200 done",
      "getOperation 200 failed",
      "listRuntimes 200 runtimes",
    ]),
  ],
};

function inDocuments(documents: readonly string[], examples: readonly string[]): string[] {
  return documents.flatMap((document) => examples.map((example) => `${document} ${example}`));
}
