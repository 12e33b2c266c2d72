// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

export * from "../../v2/reference/validators.gen.ts";
