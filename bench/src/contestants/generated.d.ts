/** Clients that are generated when a benchmark runs, in their generators' own words. */
declare module "generated/*";
