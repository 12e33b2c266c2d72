/** A program and its first arguments. */
export type CommandPrefix = readonly [program: string, ...args: string[]];

/** How a user installs packages and runs what is installed. */
export interface PackageManager {
  readonly name: string;
  /** Installs packages, which follow. */
  readonly add: CommandPrefix;
  /** Runs a command of an installed package, which follows with its arguments. */
  readonly run: CommandPrefix;
  /** Runs a program of the user, which follows. */
  readonly start: CommandPrefix;
  /** Settings, as files in the user's folder. */
  readonly files?: Readonly<Record<string, string>>;
  /** Whether the compiler finds the packages without a plug-in of the package manager. Default: true. */
  readonly isKnownToCompilers?: boolean;
}

export const npm: PackageManager = {
  name: "npm",
  add: ["npm", "install"],
  run: ["npx"],
  start: [process.execPath],
};
