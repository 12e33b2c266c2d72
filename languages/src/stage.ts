/** The stages of a client. A stage only starts if the previous stage succeeded. */
export const stages = ["generates", "compiles", "runs"] as const;

export type Stage = (typeof stages)[number];
