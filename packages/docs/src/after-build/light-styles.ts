/** Media queries for the light theme on pages without `data-theme="light"`: print, and browsers without scripting. */
const LIGHT_MEDIA = "@media print,(scripting:none) and (prefers-color-scheme:light)";

/** Matches a rule without nested rules. */
const RULE = /[^{}]+\{[^{}]*\}/g;

/** Matches the beginning of a selector for pages in the light theme. */
const LIGHT = /^(\s*(?::root|html)?)\[data-theme=["']?light["']?\]/;

/**
 * Repeats each light theme rule for printed pages, and for readers without JavaScript who prefer a light theme. The
 * copies match any value of `data-theme`, because pages are built with `data-theme="dark"`.
 */
export function withLightStyles(css: string): string {
  return css.replace(RULE, (rule) => {
    const [selectors = ""] = rule.split("{", 1);
    const chosen = selectors.split(",").filter((selector) => LIGHT.test(selector));
    if (chosen.length === 0) return rule;
    const copies = chosen.map((selector) => selector.replace(LIGHT, "$1[data-theme]")).join(",");
    return `${rule}${LIGHT_MEDIA}{${copies}${rule.slice(selectors.length)}}`;
  });
}
