import type { Call } from "./call.ts";
import type { CallEvent, Hooks } from "./hooks.ts";

type Details<Name extends keyof Hooks> = Omit<Parameters<NonNullable<Hooks[Name]>>[0], keyof CallEvent>;

/** Tells the hooks of a call, each with an event of its own. */
export function tell<Name extends keyof Hooks>(call: Call, name: Name, details: Details<Name>): void {
  const { operationId, method, path, attempts: attempt } = call.context;
  for (const hooks of call.options.hooks) {
    void observe(() => hooks[name]?.({ operationId, method, path, attempt, ...details } as never));
  }
}

async function observe(hook: () => unknown): Promise<void> {
  try {
    await hook();
  } catch {
    // Who looks on does not take part.
  }
}
