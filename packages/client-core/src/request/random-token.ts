/** Returns 32 unguessable hexadecimal digits. Unlike `crypto.randomUUID`, this also works on insecure pages. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
