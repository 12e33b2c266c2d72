/** What the contract of the v2 family takes for the last part of a function's name. */
export const V2_FUNCTION_ID: RegExp = /^[a-z0-9-]{4,63}$/;

/** v1 says more of ids nowhere: what may stand in an address as it is, and is no method of a resource, will do. */
export const V1_FUNCTION_ID: RegExp = /^[A-Za-z0-9][\w.~-]{0,127}$/;
