/** Service names are used as properties of the emulator, in paths of control requests and as names of stores. */
const SERVICE_NAME = /^[a-z][A-Za-z0-9-]*$/;

/** Returns the problem with the name of a service, or `undefined` if it is valid. */
export function serviceNameProblem(name: string): string | undefined {
  if (SERVICE_NAME.test(name)) return undefined;
  return `must consist of letters, digits and hyphens and start with a lowercase letter, but is ${JSON.stringify(name)}.`;
}
