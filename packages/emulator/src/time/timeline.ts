import { LAST_TIME } from "./checked-time.ts";

/** What time it is: held where it is put, or running at the pace of the platform's clock. */
export class Timeline {
  #held: number | undefined;
  /** How far it is ahead of the platform's clock while it runs, in milliseconds. */
  #ahead = 0;

  constructor(start: number) {
    this.#held = start;
  }

  now(): number {
    return this.#held ?? Math.min(Date.now() + this.#ahead, LAST_TIME);
  }

  hold(at: number = this.now()): void {
    this.#held = at;
  }

  run(): void {
    this.#ahead = this.now() - Date.now();
    this.#held = undefined;
  }
}
