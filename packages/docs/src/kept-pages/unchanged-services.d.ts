declare module "virtual:unchanged-services" {
  /** The services whose pages need not be rendered, since nothing has changed that they are rendered from. */
  const unchanged: readonly string[];
  export default unchanged;
}
