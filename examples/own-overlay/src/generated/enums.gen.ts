// Made by `seamline-codegen --spec @seamline/specs/retention/v1 --overlay own.overlay.yaml`. Do not edit: the next run writes it anew.

import { type EnumGuard, enumGuard } from "@seamline/client-core";

/** The values of `MatterRegion` that are known. */
export const matterRegionValues = ["ANY", "US", "EUROPE"] as const;

/** Whether a value is a known one of `MatterRegion`, and no value of tomorrow. */
export const isMatterRegion: EnumGuard<typeof matterRegionValues> = /* @__PURE__ */ enumGuard(matterRegionValues);
