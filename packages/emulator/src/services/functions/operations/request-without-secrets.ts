/** Members that let whoever reads them upload, or go on with somebody's upload, wherever they stand in a function. */
const SECRET_MEMBERS: readonly string[] = ["sourceUploadUrl", "sourceToken"];

/** A function of a request as everybody who may see the operation may see it: without signed URLs and tokens. */
export function requestWithoutSecrets(request: object): object {
  const { buildConfig, ...rest } = without(request);
  if (!isObject(buildConfig)) return buildConfig === undefined ? rest : { ...rest, buildConfig };
  return { ...rest, buildConfig: buildWithoutSecrets(buildConfig) };
}

function buildWithoutSecrets(buildConfig: object): object {
  const { source, ...rest } = without(buildConfig);
  if (!isObject(source)) return source === undefined ? rest : { ...rest, source };
  const { storageSource, ...others } = source as Readonly<Record<string, unknown>>;
  const shown = isObject(storageSource) ? without(storageSource) : storageSource;
  return { ...rest, source: shown === undefined ? others : { ...others, storageSource: shown } };
}

function without(members: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !SECRET_MEMBERS.includes(name)));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
