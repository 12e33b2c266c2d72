/**
 * What npm needs to find its settings, a registry and the way there. `npm_config_…` is how people set a registry; the
 * rest of the environment, with the secrets in it, is kept from it.
 */
const PASSED =
  /^(path|pathext|home|user|userprofile|homedrive|homepath|appdata|localappdata|systemroot|comspec|windir|temp|tmp|tmpdir|lang|lc_all|tz|xdg_config_home|xdg_cache_home|(https?|no|all)_proxy|node_extra_ca_certs|ssl_cert_(file|dir)|npm_config_.+)$/i;

/** The environment of npm, of that of the emulator. */
export function npmEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => PASSED.test(name)));
}
