import type { CommandMessage, CommandName, EmulatorCommands, ReplyMessage } from "./emulator-messages.ts";
import { tryItText } from "./try-it-strings.ts";

interface Pending {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** Client for the worker. Every command returns a promise. */
export class EmulatorWorkerClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #last = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<ReplyMessage>) => this.#settle(data));
    worker.addEventListener("error", () => this.close(tryItText.emulatorNotLoaded));
  }

  call<Name extends CommandName>(
    name: Name,
    ...parameters: Parameters<EmulatorCommands[Name]>
  ): ReturnType<EmulatorCommands[Name]> {
    this.#last += 1;
    const message: CommandMessage = { id: this.#last, name, parameters };
    const reply = new Promise((resolve, reject) => this.#pending.set(message.id, { resolve, reject }));
    this.#worker.postMessage(message);
    return reply as ReturnType<EmulatorCommands[Name]>;
  }

  /** @param reason error message for pending commands */
  close(reason: string): void {
    this.#worker.terminate();
    for (const { reject } of this.#pending.values()) reject(new Error(reason));
    this.#pending.clear();
  }

  #settle(reply: ReplyMessage): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ("error" in reply) pending?.reject(new Error(reply.error));
    else pending?.resolve(reply.result as never);
  }
}
