/** Says whether functions of a runtime, such as `nodejs24`, can be run. */
export function isRunRuntime(name: string): boolean {
  return isNodeRuntime(name) || isPythonRuntime(name);
}

/** Says whether a runtime, such as `nodejs24`, is one of Node. */
export function isNodeRuntime(name: string): boolean {
  return /^nodejs\d+$/.test(name);
}

/** Says whether a runtime, such as `python312`, is one of Python 3. */
export function isPythonRuntime(name: string): boolean {
  return /^python3\d{1,2}$/.test(name);
}
