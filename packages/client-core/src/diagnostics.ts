import { HOOK_CHECKS, type Hooks } from "./hooks.ts";

/** What is used of a channel of `node:diagnostics_channel`. */
interface Channel {
  readonly hasSubscribers: boolean;
  publish(message: object): void;
}

/** What is used of the global `process`, where the runtime has one: Node, Deno, Bun, and workerd with `nodejs_compat`. */
interface NodeProcess {
  getBuiltinModule?(id: string): { channel(name: string): Channel } | undefined;
}

/**
 * The channels `seamline:request`, `seamline:response`, `seamline:retry`, `seamline:page` and `seamline:poll`, by the
 * hook whose events they carry. Empty where the runtime has none. Asked of `process`, since an import would keep the
 * module from loading in browsers.
 */
export const channels: { readonly [Name in keyof Hooks]?: Channel } = /* @__PURE__ */ openChannels();

function openChannels(): Record<string, Channel> {
  const { process } = globalThis as { process?: NodeProcess };
  const builtin = process?.getBuiltinModule?.("node:diagnostics_channel");
  const open = (hook: string): [string, Channel][] =>
    builtin ? [[hook, builtin.channel(`seamline:${hook.slice(2).toLowerCase()}`)]] : [];
  return Object.fromEntries(Object.keys(HOOK_CHECKS).flatMap(open));
}
