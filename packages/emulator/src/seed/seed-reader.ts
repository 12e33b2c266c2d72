import { services } from "../generated/services.gen.ts";
import { createSeedReader, type SeedReader } from "./create-seed-reader.ts";

/** Reads the seeds of the emulator. What it takes is made ready once, when the first seed comes. */
export const seedReader: SeedReader = createSeedReader(Object.values(services));
