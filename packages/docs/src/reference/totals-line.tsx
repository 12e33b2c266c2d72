import type { RegisterTotals } from "@seamline/specs/provenance";
import type { JSX } from "preact";

/** A number with its noun, and the URL of the page that lists the items. */
export interface Total {
  readonly count: number;
  readonly noun: string;
  /** Defaults to the noun with an `s`. */
  readonly plural?: string;
  readonly url?: string;
  /** Class of the mark before the number, for example `open`. */
  readonly mark?: string;
}

/** Shows key figures on one line. Omits zeros. */
export function TotalsLine({ totals }: { totals: readonly Total[] }): JSX.Element {
  return (
    <ul class="totals">
      {totals
        .filter(({ count }) => count > 0)
        .map(({ count, noun, plural = `${noun}s`, url, mark }) => (
          <li key={noun}>
            {url === undefined ? (
              <>
                <b>{count}</b> {count === 1 ? noun : plural}
              </>
            ) : (
              <a href={url} class={mark && `count ${mark}`}>
                <b>{count}</b> {count === 1 ? noun : plural}
              </a>
            )}
          </li>
        ))}
    </ul>
  );
}

/** The points of a contract by state. Links to the filtered register at `url`. */
export function pointTotals(totals: RegisterTotals, url: string): Total[] {
  return [
    { count: totals.open, noun: "open point", url: `${url}?state=open`, mark: "open" },
    {
      count: totals.partlyFilled,
      noun: "partly filled point",
      url: `${url}?state=partly+filled`,
      mark: "partly",
    },
    { count: totals.filled, noun: "filled point", url: `${url}?state=filled`, mark: "filled" },
  ];
}

/** The fields that overlays add to a contract. */
export function fieldsTotal(totals: RegisterTotals, url?: string): Total {
  const total = {
    count: totals.fieldsAdded,
    noun: "field added by overlays",
    plural: "fields added by overlays",
  };
  return url === undefined ? total : { ...total, url };
}
