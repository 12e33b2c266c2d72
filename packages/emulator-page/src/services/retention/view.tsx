import "./retention.css";
import type { Item } from "../../contract/item-identity.ts";
import { scalarText } from "../../contract/scalar-text.ts";
import { DONE, defineView } from "../../views/service-view.ts";
import { countCommand } from "./count-command.ts";
import { FileSection, hasFiles } from "./file-section.tsx";
import { mailOf, nameOf } from "./mail-query.ts";
import { PermissionSection } from "./permission-section.tsx";
import { retentionText } from "./strings.ts";

const CREATED = { pointer: "/createTime", width: "9.5rem" };

/** View of matters and their contents. */
export default defineView({
  resources: {
    matters: {
      title: "name",
      hint: ({ description }) => scalarText(description) ?? "",
      columns: ["/state", "/description"],
      proposal: () => ({ name: "First matter" }),
      sections: [{ title: retentionText.permissions, Section: PermissionSection }],
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
        { pointer: "/corpus", width: "5.5rem", phoneWidth: "2.75rem" },
        { label: retentionText.covers, text: coverage, onPhones: true, phoneWidth: "6.625rem" },
      ],
    },
    "matters.holds.accounts": {
      title: "email",
      columns: ["/accountId", "/holdTime"],
      proposal: (caller) => ({ accountId: nameOf(caller) }),
    },
    "matters.exports": {
      title: "name",
      columns: ["/status", { label: retentionText.exported, text: exported, width: "5.5rem" }, CREATED],
      proposal: (caller) => ({
        name: "First export",
        query: mailOf(caller),
        exportOptions: { mailOptions: { exportFormat: "MBOX" } },
      }),
      sections: [{ title: retentionText.files, isFor: hasFiles, Section: FileSection }],
      sectionMembers: ["cloudStorageSink"],
    },
    "matters.savedQueries": {
      title: "displayName",
      columns: [CREATED],
      proposal: (caller) => ({ displayName: "First query", query: mailOf(caller) }),
    },
    operations: {
      title: "name",
      columns: [DONE],
      first: {
        text: retentionText.firstOperation,
        link: { label: retentionText.openMatters, resource: "matters" },
        command: countCommand,
      },
    },
  },
});

/** Describes the accounts or the organizational unit that a hold covers. */
function coverage({ accounts, orgUnit }: Item): string {
  if (Array.isArray(accounts) && accounts.length > 0) return retentionText.accounts(accounts.length);
  const unit = scalarText(Object(orgUnit).orgUnitId);
  return unit === undefined ? "" : retentionText.orgUnit(unit);
}

/** Formats an export's progress, such as `30 of 120`. The total is unknown while the export searches. */
function exported({ stats, status }: Item): string {
  const { exportedArtifactCount: done, totalArtifactCount: all } = Object(stats);
  if (status === "IN_PROGRESS" && Number(all) === 0) return retentionText.unknownProgress;
  return all === undefined ? "" : retentionText.progress(done ?? 0, all);
}
