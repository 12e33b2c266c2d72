import type { RetentionV1ExtensionPoint } from "../../generated/retention-v1.gen.ts";

/** How the emulator fills each extension point; `false` where it does not. */
export const fillings: Readonly<Partial<Record<RetentionV1ExtensionPoint, string | false>>> = {};
