import type { ComponentChildren, JSX } from "preact";
import { isUnpublished } from "./repository-changes.ts";

/** A note about how to get the packages. Pages show it before the first command that installs a package. */
export function UnpublishedNote({ children }: { children?: ComponentChildren }): JSX.Element | null {
  if (!isUnpublished()) return null;
  return (
    <p class="note">
      The packages are not published yet. Until the first release,{" "}
      <a href="/repository/">get them from the repository</a>.{children}
    </p>
  );
}
