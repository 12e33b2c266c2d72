/** An error that the user must fix before the reports can be generated. */
export class ApiReportError extends Error {
  override readonly name = "ApiReportError";
}
