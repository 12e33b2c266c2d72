// Made by `seamline-codegen --spec @seamline/specs/retention/v1 --overlay own.overlay.yaml`. Do not edit: the next run writes it anew.

import { type EnumGuard, enumGuard } from "@seamline/client-core";

/** The listed values of `MatterRegion`. */
export const matterRegionValues = ["ANY", "US", "EUROPE"] as const;

/** Whether a value is a listed one of `MatterRegion`. */
export const isMatterRegion: EnumGuard<typeof matterRegionValues> = /* @__PURE__ */ enumGuard(matterRegionValues);
