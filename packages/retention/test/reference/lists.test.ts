import { testEveryList } from "@seamline/contract-server/bundle-tests";
import { bundle, createClient } from "./bundle.ts";

const matterId = "m";

testEveryList(bundle, createClient, {
  listMatters: ({ matters }) => matters.list({ query: { pageSize: 2, state: "OPEN", view: "FULL" } }),
  listExports: ({ matters }) => matters.exports.list({ matterId }),
  listHolds: ({ matters }) => matters.holds.list({ matterId, query: { view: "FULL_HOLD" } }),
  listHeldAccounts: ({ matters }) => matters.holds.accounts.list({ matterId, holdId: "h" }),
  listSavedQueries: ({ matters }) => matters.savedQueries.list({ matterId, query: { pageSize: 2 } }),
  listOperations: ({ operations }) => operations.list({ query: { filter: "done" } }),
});
