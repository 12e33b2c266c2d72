/** Returns whether a runtime, such as `nodejs24`, is supported. */
export function isRunRuntime(name: string): boolean {
  return isNodeRuntime(name) || isPythonRuntime(name);
}

/** Returns whether a runtime is a Node.js runtime, such as `nodejs24`. */
export function isNodeRuntime(name: string): boolean {
  return /^nodejs\d+$/.test(name);
}

/** Returns whether a runtime is a Python 3 runtime, such as `python312`. */
export function isPythonRuntime(name: string): boolean {
  return /^python3\d{1,2}$/.test(name);
}
