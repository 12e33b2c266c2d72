import { defineRule } from "../model/define-rule.ts";
import { isJsonObject } from "../model/json.ts";
import { fieldOf, type Located } from "../model/located.ts";

/** Readers of a bundle need to know whom to ask. Where the project lives is written once, in package.json. */
export default defineRule(function* ({ root, isFilled }) {
  const { info } = root.node;
  if (!isJsonObject(info)) return;
  const infoAt: Located = { node: info, at: root.at.child("info") };
  const { contact } = info;
  if (!isJsonObject(contact) || typeof contact.name !== "string" || contact.name === "") {
    const message = "info.contact must have a name: who maintains this description.";
    yield { message, at: fieldOf(infoAt, "contact") };
    return;
  }
  // Filled documents are bundles.
  if (isFilled) return;
  const contactAt: Located = { node: contact, at: infoAt.at.child("contact") };
  for (const field of ["url", "email"].filter((each) => each in contact)) {
    const message = `info.contact.${field} must be left out: bundling takes the URL from package.json.`;
    yield { message, at: fieldOf(contactAt, field) };
  }
});
