import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { composed, composedEmulators, containerYaml } from "./compose-file.ts";
import { containerFolder, INSTALLED, instruction } from "./containerfile.ts";
import { programOf } from "./readme/programs.ts";

const run = promisify(execFile);
const emulatorProgram = programOf("@seamline/emulator");

/** Parts of the workflow that the tests use. */
interface Workflow {
  readonly jobs: {
    readonly test: {
      readonly services: {
        readonly emulator: {
          readonly env: Readonly<Record<string, string>>;
          readonly ports: readonly string[];
          readonly options: string;
        };
      };
      readonly env: Readonly<Record<string, string>>;
    };
  };
}

const { services, env: jobVariables } = containerYaml<Workflow>("github-actions.yaml").jobs.test;

/** Returns the environment variables for the flags of the command. */
async function flagVariables(): Promise<string[]> {
  const { stdout } = await run(process.execPath, [emulatorProgram, "--help"]);
  return Array.from(stdout.matchAll(/^ {2}--([a-z-]+)/gm), ([, flag = ""]) => {
    return `SEAMLINE_${flag.toUpperCase().replaceAll("-", "_")}`;
  });
}

/** Returns the ports that the image exposes, such as 4010, 4011 and 4012. */
function exposedPorts(): number[] {
  const [first = 0, last = 0] = instruction("EXPOSE").split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

it("the compose file and the workflow set only variables that the command supports", async () => {
  const known = await flagVariables();
  const set = [...composedEmulators.map(({ environment }) => environment), services.emulator.env];
  const own = set.flatMap((variables) =>
    Object.keys(variables).filter((name) => name.startsWith("SEAMLINE_")),
  );
  expect(own.filter((name) => !known.includes(name))).toEqual([]);
  expect(own).toContain("SEAMLINE_STORE");
});

it("the workflow sets the same variables as `exec`, with the ports of its services", async () => {
  const print =
    "console.log(JSON.stringify(Object.entries(process.env).filter(([name]) => /^SEAMLINE_.*_(URL|TOKEN|KEY)$/.test(name))))";
  const args = [emulatorProgram, "exec", "--example", "--no-code", "--", process.execPath, "-e", print];
  const { stdout } = await run(process.execPath, args);
  const given = Object.fromEntries(JSON.parse(stdout) as [string, string][]);
  const withoutUrls = (all: Readonly<Record<string, string>>): [string, string][] =>
    Object.entries(all)
      .map(([name, value]): [string, string] => [name, name.endsWith("_URL") ? "" : value])
      .sort();
  const urls = Object.entries(jobVariables).filter(([name]) => name.endsWith("_URL"));
  const prefixes = urls.map(([name]) => name.replace(/URL$/, ""));
  const ofServices = Object.entries(given).filter(([name]) =>
    prefixes.some((prefix) => name.startsWith(prefix)),
  );
  expect(withoutUrls(jobVariables)).toEqual(withoutUrls(Object.fromEntries(ofServices)));
  const ports = urls.map(([, url]) => new URL(url).port);
  expect(ports).toEqual(exposedPorts().map(String));
  expect(services.emulator.ports).toEqual(ports.map((port) => `${port}:${port}`));
});

it("the emulators in the compose file need no privileges, wait for the database, and have separate ports", () => {
  expect(composedEmulators).toHaveLength(2);
  for (const { user, read_only, tmpfs, cap_drop, depends_on, environment } of composedEmulators) {
    expect({ user, read_only, tmpfs, cap_drop }).toEqual({
      user: "node",
      read_only: true,
      tmpfs: "/tmp",
      cap_drop: ["ALL"],
    });
    expect(depends_on).toEqual({ database: { condition: "service_healthy" } });
    const { hostname, pathname, username, password } = new URL(environment.SEAMLINE_STORE ?? "");
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = composed.database?.environment ?? {};
    expect({ hostname, pathname, username }).toEqual({
      hostname: "database",
      pathname: `/${POSTGRES_DB}`,
      username: POSTGRES_USER,
    });
    expect([password, environment.PGPASSWORD]).toEqual(["", POSTGRES_PASSWORD]);
  }
  const exposed = instruction("EXPOSE");
  const published = composedEmulators.flatMap(({ ports = [] }) => ports.map((port) => port.split(":")));
  expect(published.map(([host, , inside]) => [host, inside])).toEqual([
    ["127.0.0.1", exposed],
    ["127.0.0.1", exposed],
  ]);
  expect(new Set(published.map(([, outside]) => outside)).size).toBe(2);
});

it("each emulator's health check runs the image's program", () => {
  const [, command] = /CMD (.*)$/.exec(instruction("HEALTHCHECK")) ?? [];
  const program = JSON.parse(command ?? "[]") as string[];
  expect(existsSync(program[1]?.replace(INSTALLED, containerFolder) ?? "")).toBe(true);
  for (const { healthcheck } of composedEmulators) expect(healthcheck.test).toEqual(["CMD", ...program]);
  expect(services.emulator.options).toContain(`--health-cmd "${program.join(" ")}"`);
});

it("no container file contains a password except the local default", () => {
  for (const name of ["compose.yaml", "github-actions.yaml"]) {
    const text = readFileSync(join(containerFolder, name), "utf8");
    const passwords = Array.from(text.matchAll(/PASSWORD: (.*)$/gm), ([, value]) => value);
    expect(passwords.filter((value) => value !== `\${SEAMLINE_DATABASE_PASSWORD:-local-only}`)).toEqual([]);
  }
});
