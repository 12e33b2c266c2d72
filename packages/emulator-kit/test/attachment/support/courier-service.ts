import { defineService } from "../../../src/framework/define-service.ts";
import type { Attachment, AttachmentParts } from "../../../src/index.ts";

export interface CourierOptions {
  /** The courier's speed, in kilometers per hour. */
  readonly speed?: number;
}

/** An attachment that delivers letters outside the store, like a process or a connection would. */
export class Courier implements Attachment {
  /** The courier's actions, in order. */
  readonly events: string[] = [];
  readonly parts: AttachmentParts;
  readonly options: CourierOptions;
  readonly #pending = new Set<(reason: unknown) => void>();

  constructor(parts: AttachmentParts, options: CourierOptions) {
    this.parts = parts;
    this.options = options;
    parts.closing.addEventListener("abort", () => this.events.push("closing"));
  }

  /** Delivers a letter unless it is interrupted. */
  carry(text: string): Promise<never> {
    const time = this.parts.clock.now();
    this.parts.output(() => ({ resource: "couriers/1", version: "1", stream: "stdout", text, time }));
    this.events.push("carry");
    return new Promise((_, reject) => this.#pending.add(reject));
  }

  interrupt(reason: unknown): void {
    this.events.push("interrupt");
    for (const reject of this.#pending) reject(reason);
    this.#pending.clear();
  }

  resume(): void {
    this.events.push("resume");
  }

  async close(): Promise<void> {
    this.events.push("close");
  }
}

const success = { 200: { description: "Success.", content: { "application/json": {} } } };

const document = {
  openapi: "3.1.0",
  info: { title: "Couriers", version: "1" },
  paths: {
    "/letters": {
      get: { operationId: "listLetters", responses: success },
      post: { operationId: "sendLetter", responses: success },
    },
  },
};

/** The couriers of all emulators, in the order of their creation. */
export const couriersMade: Courier[] = [];

export const couriers = defineService({
  name: "couriers",
  documents: [
    {
      document,
      handlers: {
        listLetters: async () => [],
        sendLetter: ({ context }) => context.attached.carry("A letter is on its way."),
      },
    },
  ],
  collections: {},
  options: {
    speed: { expected: "a positive number", accepts: (value) => typeof value === "number" && value > 0 },
  },
  attach: (parts: AttachmentParts, options: CourierOptions) => {
    const courier = new Courier(parts, options);
    couriersMade.push(courier);
    return courier;
  },
});
