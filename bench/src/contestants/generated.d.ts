/** The clients that generators write when a benchmark runs have no types here. */
declare module "generated/*";
