/** What the framework says of itself when it listens: it holds paths of the emulator, and nothing that users want. */
const LINES = [/^Serving function\.\.\.$/, /^Function: /, /^Signature type: /, /^URL: http:\/\/localhost:/];

/** Tells lines of the framework's own from those of the code. */
export class Banner {
  #at = 0;

  includes(line: string): boolean {
    const isNext = LINES[this.#at]?.test(line) ?? false;
    if (isNext) this.#at += 1;
    return isNext;
  }
}
