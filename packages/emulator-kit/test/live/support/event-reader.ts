/** A parsed event. */
export interface ReceivedEvent {
  readonly id: string;
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the data of the events it waits for
  readonly data: any;
}

/** Reads and parses the events in a stream (HTML standard). */
export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<string>;
  #text = "";
  /** The incomplete text after the last event. */
  #searched = 0;
  /** All text received so far. */
  raw = "";

  constructor(response: Response) {
    if (!response.body) throw new Error(`The response has no body (status ${response.status}).`);
    this.#reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** Returns the next event, or `undefined` at the end of the stream. */
  async next(): Promise<ReceivedEvent | undefined> {
    for (;;) {
      const end = this.#text.indexOf("\n\n", this.#searched);
      if (end === -1) {
        const { done, value = "" } = await this.#reader.read();
        if (done) return undefined;
        this.#searched = Math.max(this.#text.length - 1, 0);
        this.#text += value;
        this.raw += value;
        continue;
      }
      const block = this.#text.slice(0, end);
      this.#text = this.#text.slice(end + 2);
      this.#searched = 0;
      const fields = new Map(
        block.split(/\r\n|\r|\n/).map((line) => line.split(/: ?(.*)/s) as [string, string]),
      );
      if (fields.has("event"))
        return {
          id: fields.get("id") ?? "",
          name: fields.get("event") ?? "",
          data: JSON.parse(fields.get("data") ?? ""),
        };
    }
  }

  /** Returns the next event that has one of these names, and skips other events. */
  async until(
    name: string,
    fits: (data: ReceivedEvent["data"]) => boolean = () => true,
  ): Promise<ReceivedEvent> {
    for (let event = await this.next(); event; event = await this.next())
      if (event.name === name && fits(event.data)) return event;
    throw new Error(`The stream ended before an event ${name}: ${this.raw.slice(-500)}`);
  }

  cancel(): Promise<void> {
    return this.#reader.cancel();
  }
}
