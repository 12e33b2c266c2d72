/** Made when the page is built: the view of each service by its name. */
declare module "emulator-page:service-views" {
  export const serviceViews: Readonly<Record<string, import("./service-view.ts").ServiceView>>;
}
