import { defineRule } from "../model/define-rule.ts";
import { isJsonObject } from "../model/json.ts";

/** Semantic Versioning 2.0.0, https://semver.org. */
const NUMBER = "(?:0|[1-9]\\d*)";
const SEMANTIC_VERSION = new RegExp(
  `^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$`,
);

/** `info.version` is the version of the description (OpenAPI 3.1, Info Object). Generators use it for packages. */
export default defineRule(function* ({ root }) {
  const { info } = root.node;
  const version = isJsonObject(info) ? info.version : undefined;
  if (SEMANTIC_VERSION.test(String(version))) return;
  const message = `info.version must be the semantic version of this description, such as 1.0.0, not ${version}: the API version belongs in x-api-version.`;
  yield { message, at: root.at.child(["info", "version"]) };
});
