/** The name of a service is a property of the emulator, a part of paths of control requests, and a name of stores. */
const SERVICE_NAME = /^[a-z][A-Za-z0-9-]*$/;

/** Returns what is wrong with the name of a service, or `undefined` if it is valid. */
export function serviceNameProblem(name: string): string | undefined {
  if (SERVICE_NAME.test(name)) return undefined;
  return `must consist of letters, digits and hyphens and start with a lowercase letter, and is ${JSON.stringify(name)}.`;
}
