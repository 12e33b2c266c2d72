import type { SpecDocument } from "@seamline/specs";
import {
  extensionPointRegister,
  type RegisteredPoint,
  type RegisterTotals,
  registerTotals,
} from "@seamline/specs/provenance";
import { type OverlayPage, overlayPages } from "./overlay-page.ts";
import { type ProfilePage, placeOf, profilePage } from "./profile-page.ts";

/** A document of a service, in every profile that it has. */
export interface Contract {
  /** `Functions Service, v2`. */
  readonly title: string;
  /** As shown first. */
  readonly profiles: readonly ProfilePage[];
  readonly register: RegisterPage;
  readonly overlays: readonly OverlayPage[];
}

/** The extension points of a contract, and what the fullest of its profiles makes of them. */
export interface RegisterPage {
  readonly href: string;
  readonly profile: ProfilePage;
  readonly totals: RegisterTotals;
  readonly points: readonly RegisteredPoint[];
}

/** Puts the profiles of each document together, in the order of the documents. */
export async function contractsOf(documents: readonly SpecDocument[]): Promise<Contract[]> {
  const groups = Map.groupBy(documents, ({ service, version }) => `${service}/${version}`);
  return Promise.all([...groups.values()].map(contractOf));
}

async function contractOf(documents: readonly SpecDocument[]): Promise<Contract> {
  const asShownFirst = documents.toSorted((a, b) => a.overlays.length - b.overlays.length);
  const profiles = await Promise.all(asShownFirst.map(profilePage));
  const fullest = profiles.at(-1) as ProfilePage;
  const { title, version } = fullest.document;
  return {
    title: version === undefined ? title : `${title}, ${version}`,
    profiles,
    register: registerPage(fullest),
    overlays: overlayPages(fullest.document),
  };
}

function registerPage(profile: ProfilePage): RegisterPage {
  const { document } = profile;
  return {
    href: `${placeOf({ ...document, profile: "as shown" }).join("-")}-points.html`,
    profile,
    totals: registerTotals(document),
    points: extensionPointRegister(document),
  };
}
