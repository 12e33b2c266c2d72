/** A name or a path in snake_case: `serviceConfig.availableCpu` as `service_config.available_cpu`. */
export function snakeCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
