import { defineRule } from "../model/define-rule.ts";
import { isJsonObject } from "../model/json.ts";
import { fieldOf, type Located } from "../model/located.ts";

/** A bundle must name the maintainers of the description. The project's URL is only in package.json. */
export default defineRule(function* ({ root, isFilled }) {
  const { info } = root.node;
  if (!isJsonObject(info)) return;
  const infoAt: Located = { node: info, at: root.at.child("info") };
  const { contact } = info;
  if (!isJsonObject(contact) || typeof contact.name !== "string" || contact.name === "") {
    const message = "info.contact needs a name: state who maintains this description.";
    yield { message, at: fieldOf(infoAt, "contact") };
    return;
  }
  // Filled documents are bundles, so they already contain the URL.
  if (isFilled) return;
  const contactAt: Located = { node: contact, at: infoAt.at.child("contact") };
  for (const field of ["url", "email"].filter((each) => each in contact)) {
    const message = `info.contact.${field} is not allowed, because bundling adds the URL from package.json: remove it.`;
    yield { message, at: fieldOf(contactAt, field) };
  }
});
