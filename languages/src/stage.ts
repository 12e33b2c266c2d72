/** The three stages of a client. A stage begins when the one before it has succeeded. */
export const stages = ["generates", "compiles", "runs"] as const;

export type Stage = (typeof stages)[number];
