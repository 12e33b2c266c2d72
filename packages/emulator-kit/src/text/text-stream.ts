/** Minimum length of an encoded chunk, in characters. */
const CHUNK_LENGTH = 64 * 1024;

/** Encodes pieces of text as a UTF-8 stream. Pieces are created on demand while the stream is read. */
export function textStream(pieces: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { text, isEnd } = await nextText(pieces);
      if (text !== "") controller.enqueue(encoder.encode(text));
      if (isEnd) controller.close();
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

/** Joins short pieces. */
async function nextText(pieces: AsyncIterator<string>): Promise<{ text: string; isEnd: boolean }> {
  const joined: string[] = [];
  for (let length = 0; length < CHUNK_LENGTH; ) {
    const { value, done } = await pieces.next();
    if (done) return { text: joined.join(""), isEnd: true };
    joined.push(value);
    length += value.length;
  }
  return { text: joined.join(""), isEnd: false };
}
