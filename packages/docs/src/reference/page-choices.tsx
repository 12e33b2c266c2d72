import type { JSX } from "preact";
import type { Contract } from "../model/contract.ts";
import type { Subject } from "../model/versions.ts";
import { ProfileSwitch } from "./profile-switch.tsx";
import { VersionSwitch } from "./version-switch.tsx";

/** Switches for the version and the profile, shown below the first sentences of a page. */
export function PageChoices(props: { contract: Contract; subject: Subject }): JSX.Element {
  return (
    <div class="page-choices">
      <VersionSwitch {...props} />
      <ProfileSwitch />
    </div>
  );
}
