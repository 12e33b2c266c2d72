/**
 * Writes homepage, repository and bugs of the root's package.json into the manifest of every package that is
 * published. They are committed there: whatever packs a package, and whoever looks at its folder, finds them.
 *
 *   pnpm links
 */

import { workspaceFolder } from "./release/packages.ts";
import { writeProjectLinks } from "./release/project-links.ts";

await writeProjectLinks(workspaceFolder);
