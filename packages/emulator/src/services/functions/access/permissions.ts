/** Every permission that there is (reference facts, "Permissions"). */
export const PERMISSIONS: readonly string[] = [
  ...[
    "call",
    "invoke",
    "create",
    "delete",
    "get",
    "list",
    "update",
    "sourceCodeGet",
    "sourceCodeSet",
    "getIamPolicy",
    "setIamPolicy",
  ].map((each) => `cloudfunctions.functions.${each}`),
  "cloudfunctions.operations.get",
  "cloudfunctions.operations.list",
  "cloudfunctions.locations.list",
];
