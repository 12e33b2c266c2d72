import {
  exampleDraft,
  type FieldProblem,
  type Prepared,
  pathFields,
  prepareRequest,
  type RequestDraft,
} from "@seamline/ui/request/request-draft";
import { useCallback, useLayoutEffect, useState } from "preact/hooks";
import { keepDraft, keptDraft } from "./kept-drafts.ts";
import { newestPath, type RememberedValues } from "./remembered-values.ts";
import type { TryItOperation } from "./try-it-data.ts";

export interface EditedDraft {
  readonly draft: RequestDraft;
  /** Number of restarts. Changing it resets the state of all fields. */
  readonly beginning: number;
  readonly prepared: Prepared;
  /** Problems in fields edited as JSON, by element ID. */
  readonly partProblems: Readonly<Record<string, string>>;
  change(changes: Partial<RequestDraft>): void;
  reportPart(id: string, message: string | undefined): void;
  /** Restores the example, with values from responses received in the meantime. */
  startOver(remembered: RememberedValues): void;
}

/** @param dataUrl URL of the operation's data, which identifies the draft in the tab */
export function useDraft(
  operation: TryItOperation,
  remembered: RememberedValues,
  dataUrl: string,
): EditedDraft {
  const [draft, setDraft] = useState(() => keptDraft(dataUrl) ?? firstDraft(operation, remembered));
  // An effect that runs after the next paint is too late if the reader leaves the page immediately.
  useLayoutEffect(() => keepDraft(dataUrl, draft), [dataUrl, draft]);
  const [beginning, setBeginning] = useState(0);
  const [partProblems, setPartProblems] = useState<EditedDraft["partProblems"]>({});
  const reportPart = useCallback((id: string, message: string | undefined) => {
    setPartProblems(({ [id]: _, ...others }) =>
      message === undefined ? others : { ...others, [id]: message },
    );
  }, []);
  return {
    draft,
    beginning,
    prepared: prepareRequest(operation, draft),
    partProblems,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    reportPart,
    startOver: (newest) => {
      setDraft(firstDraft(operation, newest));
      setBeginning(beginning + 1);
    },
  };
}

function firstDraft(operation: TryItOperation, remembered: RememberedValues): RequestDraft {
  const keys = pathFields(operation).map(({ key }) => key);
  return exampleDraft(operation, newestPath(remembered, operation, keys));
}

/** Returns the problems with a prepared request. Empty if it can be sent. */
export function problemsOf(prepared: Prepared): readonly FieldProblem[] {
  return "problems" in prepared ? prepared.problems : [];
}
