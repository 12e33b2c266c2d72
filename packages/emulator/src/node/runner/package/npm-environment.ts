/** Variables of the system that npm needs to find its settings and the way to a registry. */
const SYSTEM =
  /^(path|pathext|home|user|userprofile|homedrive|homepath|appdata|localappdata|systemroot|comspec|windir|temp|tmp|tmpdir|lang|lc_all|tz|xdg_config_home|xdg_cache_home|(https?|no|all)_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i;

/**
 * Settings that people give npm by variables, such as `npm_config_registry`: where packages come from, by which way, with
 * which credentials, and where they are kept. None of them names a program.
 */
const NPM_SETTING =
  /^npm_config_(registry|@[^:]+:registry|\/\/.+|userconfig|globalconfig|cache|offline|prefer[_-]o(ff|n)line|(https?[_-])?proxy|noproxy|ca|cafile|cert|key|strict[_-]ssl|local[_-]address|maxsockets|fetch[_-](retries|retry[_-]\w+|timeout)|before|min[_-]release[_-]age|replace[_-]registry[_-]host|legacy[_-]peer[_-]deps)$/i;

/** What npm is given of the emulator's environment. The rest, with the secrets in it, is kept from it. */
export function npmEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const passed = Object.entries(environment).filter(([name]) => SYSTEM.test(name) || NPM_SETTING.test(name));
  return Object.fromEntries(passed);
}
