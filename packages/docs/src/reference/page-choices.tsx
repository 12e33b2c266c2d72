import type { JSX } from "preact";
import type { Contract } from "../model/contract.ts";
import type { Subject } from "../model/versions.ts";
import { ProfileSwitch } from "./profile-switch.tsx";
import { VersionSwitch } from "./version-switch.tsx";

/** The choices that apply to a page, below its first sentences: the version and the profile. */
export function PageChoices(props: { contract: Contract; subject: Subject }): JSX.Element {
  return (
    <div class="page-choices">
      <VersionSwitch {...props} />
      <ProfileSwitch />
    </div>
  );
}
