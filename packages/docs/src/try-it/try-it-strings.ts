/** Text of the try-it panel. */
export const tryItText = {
  tryOperation: (title: string) => `Try it: ${title}`,
  dataNotLoaded: (status: number) => `The form could not be loaded (${status}).`,
  emulatorNotLoaded: "The emulator could not be loaded. Send the request to try again.",
  pageLeft: "The page was closed.",

  asShown:
    "The form contains only what the source shows. The emulator responds according to the reference profile.",

  sendTo: "Send to",
  emulatorInPage: "Emulator in this page",
  ownServer: "Your server",
  callAs: "Call as",
  anonymous: "Anonymous (no credentials)",
  baseUrl: "Base URL",
  credential: "Token or key",
  credentialHint: "Kept only in the memory of this page, and sent only to this URL.",

  body: "Body",
  file: (mediaType: string) => `File (${mediaType})`,
  send: "Send",
  restoreExample: "Restore example",
  waiting: "Waiting for the response…",
  notSent: (problem: string) => `Not sent. ${problem}`,
  dependsOn: (operations: string) => `This example depends on ${operations}.`,
  sendFirst: (calls: number) => (calls === 1 ? "Send it first" : "Send them first"),
  callFailed: (operationId: string, status: number) => `${operationId} failed with ${status}.`,
  prepared: "You can send the example now.",

  asCode: "This request as code",
  includeCredential: "Include the token or key",
  codeLabel: (language: string) => `${language} for this request`,

  downloadFile: "Download file",
  fileToUpload: "File to upload with PUT",
  uploadFile: "Upload file",

  resetEmulator: "Reset emulator",
  wasReset: "The emulator was reset to the example data.",
  clockAdvanced: "The clock was advanced.",
  emulatorHint: "The emulator runs in this page. Closing the tab deletes its data.",
  stateTooLarge:
    "The emulator's data is too large to be saved in this tab. The next page will start with the example data. Use “npx @seamline/emulator” for larger data.",
  stateWasTooLarge:
    "The data from the previous page was too large to be saved. This page starts with the example data.",
  storageBlocked:
    "Your browser does not allow this page to save the emulator's data. The next page will start with the example data.",
  notRestored: (problem: string) =>
    `The data from the previous page could not be restored. This page starts with the example data. ${problem}`,
} as const;

/** Problems with the reader's own server. */
export const serverText = {
  urlRequired: "Enter a URL such as https://api.example.com.",
  invalidUrl: "Enter a valid server URL such as https://api.example.com.",
  credentialInUrl: "Enter the credential in its own field, not in the URL.",
  queryInUrl: "A base URL must not have a query or fragment.",
  plainHttp: (host: string) =>
    `Plain http is not allowed for ${host}, because the credential could be intercepted. Use https. Only servers on this machine may use http.`,
  redirect:
    "The server returned a redirect. Redirects are not followed, to protect the credential. Use the URL that it redirects to.",
  timeout: (server: string, seconds: number) => `${server} did not respond within ${seconds} seconds.`,
  noResponse: (server: string, page: string, isMixed: boolean) =>
    `The browser received no readable response from ${server}. Either the server cannot be reached, or its CORS headers do not allow requests from ${page}: responses need Access-Control-Allow-Origin, and the response to the preflight request (OPTIONS) must allow the method and the headers.${isMixed ? " Some browsers also block http requests from https pages." : ""} The curl command below works without a browser.`,
} as const;
