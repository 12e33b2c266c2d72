import { bytesToHex, hexToBytes, randomBytes } from "@noble/hashes/utils.js";
import type { FunctionsContext, FunctionsReader } from "../functions-context.ts";

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
