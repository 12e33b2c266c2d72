/** Whether a media type is JSON: `application/json`, or one with the suffix of RFC 6838 section 4.2.8. */
export function isJson(type: string): boolean {
  return /[/+]json\s*(;|$)/i.test(type);
}
