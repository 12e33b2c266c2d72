/** Whether a runtime is one of those that the emulator can run: `nodejs24`. */
export function isNodeRuntime(name: string): boolean {
  return /^nodejs\d+$/.test(name);
}
