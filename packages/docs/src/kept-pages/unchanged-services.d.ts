declare module "virtual:unchanged-services" {
  /** Services whose cached pages are up to date. */
  const unchanged: readonly string[];
  export default unchanged;
}
