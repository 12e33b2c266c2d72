/** A service's name becomes a property of the emulator, part of control paths, and part of store names. */
const SERVICE_NAME = /^[a-z][A-Za-z0-9-]*$/;

/** Returns the problem with a service's name, or `undefined` if the name is valid. */
export function serviceNameProblem(name: string): string | undefined {
  if (SERVICE_NAME.test(name)) return undefined;
  return `must consist of letters, digits and hyphens and start with a lowercase letter, but is ${JSON.stringify(name)}.`;
}
