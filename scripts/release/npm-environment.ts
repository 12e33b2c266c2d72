import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What programs need to run at all. Everything else, such as tokens, stays behind. */
const INHERITED = /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|SystemRoot|ComSpec|PATHEXT)$/i;

/**
 * An environment in which npm knows the given registry and nothing of this machine: no settings of the user, of
 * the installation or of a calling npm, no credentials, no cache.
 */
export async function npmEnvironment(folder: string, registry: string): Promise<NodeJS.ProcessEnv> {
  const userconfig = join(folder, ".npmrc");
  // The registry takes anyone's packages, but npm does not publish without a token.
  await writeFile(
    userconfig,
    `registry=${registry}\n${registry.replace(/^http:/, "")}:_authToken=rehearsal\n`,
  );
  const inherited = Object.entries(process.env).filter(([name]) => INHERITED.test(name));
  return {
    ...Object.fromEntries(inherited),
    npm_config_userconfig: userconfig,
    npm_config_globalconfig: join(folder, "no-global-settings"),
    npm_config_cache: join(folder, "cache"),
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_update_notifier: "false",
  };
}
