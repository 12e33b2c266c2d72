/**
 * Copies homepage, repository and bugs from the root package.json to the manifest of every published package. They are
 * committed there, so that any packing tool and anyone who opens the folder finds them.
 *
 * pnpm links
 */

import { workspaceFolder } from "./release/packages.ts";
import { writeProjectLinks } from "./release/project-links.ts";

await writeProjectLinks(workspaceFolder);
