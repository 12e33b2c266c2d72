import type { JSX } from "preact";

/** Script that restores the stored choice before the page is painted, and stores changes. Tolerates blocked storage. */
export const REMEMBER_PROFILE: string = `(() => {
  const key = "seamline-profile", shown = document.getElementById("profile-shown");
  try {
    shown.checked = localStorage.getItem(key) === "shown";
  } catch {}
  for (const input of document.getElementsByName("profile"))
    input.addEventListener("change", () => {
      try {
        localStorage.setItem(key, shown.checked ? "shown" : "reference");
      } catch {}
    });
})()`;

/** Switches the page between the reference profile and the as-shown contract. The choice applies to all pages. */
export function ProfileSwitch(): JSX.Element {
  return (
    <fieldset class="profile-switch" data-markdown-ignore data-pagefind-ignore>
      <legend>
        <span>Facts</span>
      </legend>
      <div>
        <label>
          <input type="radio" name="profile" id="profile-reference" autocomplete="off" defaultChecked /> With
          overlays
        </label>
        <label>
          <input type="radio" name="profile" id="profile-shown" autocomplete="off" /> As shown
        </label>
      </div>
      <script dangerouslySetInnerHTML={{ __html: REMEMBER_PROFILE }} />
    </fieldset>
  );
}
