/** A program and its first arguments. */
export type CommandPrefix = readonly [program: string, ...args: string[]];

/** A package manager's commands for installing and running packages. */
export interface PackageManager {
  readonly name: string;
  /** Installs packages. The package names are appended. */
  readonly add: CommandPrefix;
  /** Runs a command from an installed package. The command and its arguments are appended. */
  readonly run: CommandPrefix;
  /** Runs one of the user's programs. The program is appended. */
  readonly start: CommandPrefix;
  /** Settings, as files in the user's folder. */
  readonly files?: Readonly<Record<string, string>>;
  /** Whether the compiler finds the packages without a package manager plug-in. Default: true. */
  readonly isKnownToCompilers?: boolean;
}

export const npm: PackageManager = {
  name: "npm",
  add: ["npm", "install"],
  run: ["npx"],
  start: [process.execPath],
};
