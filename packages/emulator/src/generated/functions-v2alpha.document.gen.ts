// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.
import { documentOfVersion } from "@seamline/emulator-kit";
import { functionsV2Document } from "./functions-v2.document.gen.ts";

/** The reference bundle of Functions Service v2alpha, without its prose: that of v2 but for the version. */
export const functionsV2alphaDocument: object = documentOfVersion(functionsV2Document, "v2alpha");
