import { bytesToHex, hexToBytes, randomBytes } from "@noble/hashes/utils.js";
import { type Collection, collection } from "../../../store/collection.ts";
import type { FunctionsContext, FunctionsReader } from "../functions-context.ts";

/** What URLs are signed with: one secret, kept with the state, so that they outlive the process. In hexadecimal digits. */
export const signingKeys: Collection<{ readonly hex: string }> = collection<{ readonly hex: string }>();

const ONLY = "only";

const KEY_BYTES = 32;

/** The secret of this state; `undefined` where nothing was signed yet. */
export async function signingKey(reader: FunctionsReader): Promise<Uint8Array | undefined> {
  const stored = await reader.get("signingKeys", ONLY);
  return stored && hexToBytes(stored.hex);
}

/** The secret of this state, which is made when it is first asked for. */
export async function ensuredSigningKey({ state }: Pick<FunctionsContext, "state">): Promise<Uint8Array> {
  const known = await state.read(signingKey);
  if (known) return known;
  const fresh = randomBytes(KEY_BYTES);
  return state.change(async (transaction) => {
    const meanwhile = await signingKey(transaction);
    if (!meanwhile) await transaction.put("signingKeys", ONLY, { hex: bytesToHex(fresh) });
    return meanwhile ?? fresh;
  });
}
