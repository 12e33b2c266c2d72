import { documents } from "@seamline/specs";
import { type Contract, contractsOf } from "../src/contract.ts";

/** What the built site shows. */
export const contracts: readonly Contract[] = await contractsOf(documents);
