import "./retention.css";
import type { Item } from "../../contract/item-identity.ts";
import { scalarText } from "../../contract/scalar-text.ts";
import { defineView } from "../service-view.ts";
import { PermissionSection } from "./permission-section.tsx";

/** Matters, and what is kept in them. */
export default defineView({
  resources: {
    matters: {
      title: "name",
      hint: ({ description }) => scalarText(description) ?? "",
      columns: ["/state", "/description"],
      sections: [{ title: "Permissions", Section: PermissionSection }],
      sectionMembers: ["matterPermissions"],
    },
    "matters.holds": {
      title: "name",
      columns: [
        { pointer: "/corpus", width: "8rem" },
        { label: "covers", text: coverage },
      ],
    },
    "matters.holds.accounts": { title: "email", columns: ["/accountId", "/holdTime"] },
    "matters.exports": {
      title: "name",
      columns: ["/status", { label: "exported", text: exported }, "/createTime"],
    },
    "matters.savedQueries": { title: "displayName", columns: ["/createTime"] },
    operations: {
      title: "name",
      columns: [{ label: "done", text: ({ done }) => (done === true ? "yes" : "no"), width: "4rem" }],
      first: () => ({ text: "Counting the accounts of a matter makes one." }),
    },
  },
});

/** Whose data a hold keeps. */
function coverage({ accounts, orgUnit }: Item): string {
  if (Array.isArray(accounts) && accounts.length > 0)
    return accounts.length === 1 ? "1 account" : `${accounts.length} accounts`;
  return scalarText(Object(orgUnit).orgUnitId) ?? "";
}

/** How much of an export is there: `30 of 120`. */
function exported({ stats }: Item): string {
  const { exportedArtifactCount: done, totalArtifactCount: all } = Object(stats);
  return all === undefined ? "" : `${done ?? 0} of ${all}`;
}
