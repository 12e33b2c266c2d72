/** A name or a path in camelCase: `service_config.available_cpu` as `serviceConfig.availableCpu`. */
export function camelCase(text: string): string {
  return text.replace(
    /([a-z\d])_([a-z\d])/g,
    (_, before: string, after: string) => before + after.toUpperCase(),
  );
}
