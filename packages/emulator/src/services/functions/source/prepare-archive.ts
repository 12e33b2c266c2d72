import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { encodeBase64 } from "../../../text/base64.ts";
import { turn } from "../../../time/turn.ts";
import { PIECE_BYTES } from "./stored-archive.ts";

/** An archive as it is kept. */
export interface PreparedArchive {
  /** SHA-256 of its bytes, in hexadecimal digits. */
  readonly archiveId: string;
  readonly bytes: number;
  /** In Base64. */
  readonly pieces: readonly string[];
}

/**
 * Hashes and encodes an archive, which is done before the transaction that stores it: that is to be short, and may run
 * twice. Others have their turn between the pieces.
 */
export async function prepareArchive(bytes: Uint8Array): Promise<PreparedArchive> {
  const hash = sha256.create();
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    if (from > 0) await turn();
    const piece = bytes.subarray(from, from + PIECE_BYTES);
    hash.update(piece);
    pieces.push(encodeBase64(piece));
  }
  return { archiveId: bytesToHex(hash.digest()), bytes: bytes.length, pieces };
}
