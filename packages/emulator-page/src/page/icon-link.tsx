import type { JSX } from "preact";

interface IconLinkProps {
  /** URL. Absent if there is nothing to open; then only the icon is shown. */
  readonly href: string | undefined;
  /** Name of the link. */
  readonly name: string;
  /** SVG path of the icon, in a square of 16 units. */
  readonly path: string;
  readonly class: string;
}

/** A link that shows an icon. */
export function IconLink({ href, name, path, class: ownClass }: IconLinkProps): JSX.Element {
  return (
    <a class={`button ${ownClass}`} href={href} aria-disabled={href === undefined ? "true" : undefined}>
      <svg viewBox="0 0 16 16" width="14" height="14" role="img">
        <title>{name}</title>
        <path d={path} fill="none" stroke="currentColor" stroke-width="1.5" />
      </svg>
    </a>
  );
}
