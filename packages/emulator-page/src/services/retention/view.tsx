import "./retention.css";
import type { Item } from "../../contract/item-identity.ts";
import { scalarText } from "../../contract/scalar-text.ts";
import type { PageCaller } from "../../protocol.ts";
import { DONE, defineView } from "../../views/service-view.ts";
import { FileSection, hasFiles } from "./file-section.tsx";
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
      proposal: (caller) => ({
        name: "First hold",
        corpus: "MAIL",
        accounts: [{ accountId: nameOf(caller) }],
      }),
      sectionMembers: ["accounts"],
      columns: [
        { pointer: "/corpus", width: "8rem" },
        { label: "covers", text: coverage },
      ],
    },
    "matters.holds.accounts": {
      title: "email",
      columns: ["/accountId", "/holdTime"],
      proposal: (caller) => ({ accountId: nameOf(caller) }),
    },
    "matters.exports": {
      title: "name",
      columns: ["/status", { label: "exported", text: exported }, "/createTime"],
      proposal: (caller) => ({
        name: "First export",
        query: mailOf(caller),
        exportOptions: { mailOptions: { exportFormat: "MBOX" } },
      }),
      sections: [{ title: "Files", isFor: hasFiles, Section: FileSection }],
      sectionMembers: ["cloudStorageSink"],
    },
    "matters.savedQueries": {
      title: "displayName",
      columns: ["/createTime"],
      proposal: (caller) => ({ displayName: "First query", query: mailOf(caller) }),
    },
    operations: {
      title: "name",
      columns: [DONE],
      first: { text: "Counting the accounts of a matter makes one." },
    },
  },
});

/** A caller is an account, which its name says. */
function nameOf(caller: PageCaller | undefined): string {
  return caller?.name ?? "ada@example.com";
}

/** A search of somebody's mail. */
function mailOf(caller: PageCaller | undefined): object {
  return {
    corpus: "MAIL",
    dataScope: "ALL_DATA",
    method: "ACCOUNT",
    accountInfo: { emails: [nameOf(caller)] },
  };
}

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
