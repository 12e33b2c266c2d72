import type { HttpRequest } from "../../../http/http-request.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { FunctionsContext } from "../functions-context.ts";
import { signedFields } from "./signed-fields.ts";
import { readSignedTarget, type Signed, type SigningMethod } from "./signed-url.ts";
import { signingKey } from "./signing-key.ts";

const UNSIGNED =
  "The URL has no signature of this service. Use it as it was given, with the whole query, and ask for another where it is lost.";

/**
 * Holds a request to the signature of its URL: which stands for credentials, and only for what it was made for.
 *
 * @throws Refusal 403; 400 FAILED_PRECONDITION where its time is over
 */
export async function requireSignature(
  request: HttpRequest,
  method: SigningMethod,
  { clock, state }: FunctionsContext,
): Promise<void> {
  const signed = readSignedTarget(await state.read(signingKey), method, request.target);
  if (signed === "unsigned") throw new Refusal(403, UNSIGNED);
  if (signed === "changed") throw new Refusal(403, changed(method));
  if (clock.now() >= signed.expires) throw expired(signed);
  requireFields(request, signed);
}

function changed(method: SigningMethod): string {
  return `The signature of the URL is not of this ${method}, this path and this query, or not of this emulator's state. Use the URL as it was given.`;
}

function expired({ expires }: Signed): Refusal {
  const problem = `The URL expired at ${new Date(expires).toISOString()}. Ask for another.`;
  return new Refusal(400, problem, { reason: "FAILED_PRECONDITION" });
}

/** Values are compared as they are: what the sender signs for is what it sends. */
function requireFields({ headers }: HttpRequest, { fields }: Signed): void {
  for (const name of fields) {
    const value = headers.get(name)?.trim();
    if (value === signedFields[name]) continue;
    const found = value === undefined ? "is missing" : `is ${value.slice(0, 100)}`;
    const problem = `The URL is signed for the header ${name}: ${signedFields[name]}, which ${found}.`;
    throw new Refusal(403, problem, { field: name });
  }
}
