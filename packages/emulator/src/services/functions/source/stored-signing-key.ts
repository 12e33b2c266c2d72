import { type Collection, collection } from "../../../store/collection.ts";

/** What URLs are signed with: one secret, kept with the state, so that they outlive the process. In hexadecimal digits. */
export const signingKeys: Collection<{ readonly hex: string }> = collection<{ readonly hex: string }>();
