import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";

/** Returns the next random bytes. */
type Source = (length: number) => Uint8Array;

const sources = new AsyncLocalStorage<Source>();

const platform = {
  getRandomValues: crypto.getRandomValues.bind(crypto),
  randomUUID: crypto.randomUUID.bind(crypto),
};

/**
 * Runs a function with a deterministic Web Crypto, so that an emulator's keys and IDs are reproducible. Other code in
 * the process still receives real random values.
 *
 * @param name seed for the random values
 */
export function withRepeatableRandom<Result>(name: string, work: () => Result): Result {
  crypto.getRandomValues = (array) => {
    const source = sources.getStore();
    if (!source || !ArrayBuffer.isView(array)) return platform.getRandomValues(array);
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(source(array.byteLength));
    return array;
  };
  crypto.randomUUID = () => {
    const source = sources.getStore();
    return source ? uuidOf(source(16)) : platform.randomUUID();
  };
  return sources.run(sourceOf(name), work);
}

function sourceOf(name: string): Source {
  let drawn = 0;
  return (length) => {
    const blocks: Buffer[] = [];
    while (blocks.length * 32 < length) {
      drawn += 1;
      blocks.push(createHash("sha256").update(`${name} ${drawn}`).digest());
    }
    return new Uint8Array(Buffer.concat(blocks).subarray(0, length));
  };
}

/** Creates a version 4 UUID (RFC 9562 section 5.4). */
function uuidOf(bytes: Uint8Array): ReturnType<Crypto["randomUUID"]> {
  const [version, variant] = [((bytes[6] ?? 0) & 0x0f) | 0x40, ((bytes[8] ?? 0) & 0x3f) | 0x80];
  const hex = Buffer.from(bytes.with(6, version).with(8, variant)).toString("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return parts.join("-") as ReturnType<Crypto["randomUUID"]>;
}
