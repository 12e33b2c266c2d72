/** The three stages of a client. A stage starts after the previous stage has succeeded. */
export const stages = ["generates", "compiles", "runs"] as const;

export type Stage = (typeof stages)[number];
