/** What a person must do before the reports can be made. */
export class ApiReportError extends Error {
  override readonly name = "ApiReportError";
}
