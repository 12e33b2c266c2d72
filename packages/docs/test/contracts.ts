import { documents } from "@seamline/specs";
import { type Contract, contractsOf } from "../src/contract.ts";

/** The contracts of the built site. */
export const contracts: readonly Contract[] = await contractsOf(documents);
