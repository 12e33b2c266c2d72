import { CodeBlock } from "@seamline/ui/code/code-block";
import { Field } from "@seamline/ui/form/field";
import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { clockText } from "../contract/scalar-text.ts";
import { CONTROL, control, controlResponse } from "../live/control-client.ts";
import { useEmulator } from "../live/page-context.ts";
import { useControl } from "../live/use-control.ts";
import { ConfirmButton } from "../page/confirm-button.tsx";
import { Confirmation } from "../page/confirmation.tsx";
import type { SavedSnapshot } from "../protocol.ts";
import { stateText as text } from "../strings.ts";
import { saveFile } from "./save-file.ts";

interface SnapshotsProps {
  /** Performs an action and shows the message that it returns. */
  readonly onPerform: (work: () => Promise<string>) => void;
}

/** Saves, restores and deletes named snapshots, and snapshots in files. */
export function Snapshots({ onPerform }: SnapshotsProps): JSX.Element {
  const { snapshots } = useEmulator();
  const { value } = useControl<{ readonly snapshots: readonly SavedSnapshot[] }>(
    "/snapshots",
    useStore(snapshots),
  );
  const saved = value?.snapshots ?? [];
  return (
    <>
      <h2>{text.snapshots}</h2>
      <p>{text.snapshotHint}</p>
      <div class="ti-panel forms">
        <SaveForm count={saved.length} onPerform={onPerform} />
        <Files onPerform={onPerform} />
      </div>
      {saved.length === 0 ? (
        <div class="empty ti-panel">
          <p>{text.noSnapshots}</p>
          <CodeBlock
            label={text.saveCommand}
            text={`curl ${location.origin}${CONTROL}/snapshots --json '{"name": "before"}'`}
          />
        </div>
      ) : (
        <ul class="rows">
          {saved.toReversed().map((each) => (
            <Snapshot key={each.name} {...each} onPerform={onPerform} />
          ))}
        </ul>
      )}
    </>
  );
}

function SaveForm({ count, onPerform }: SnapshotsProps & { readonly count: number }): JSX.Element {
  const [name, setName] = useState("");
  const save = async (): Promise<string> => {
    const chosen = name.trim() === "" ? `Snapshot ${count + 1}` : name;
    await control("POST", "/snapshots", { name: chosen });
    setName("");
    return text.savedAs(chosen);
  };
  return (
    <form
      class="snapshot-form"
      aria-label={text.named}
      onSubmit={(event) => {
        event.preventDefault();
        onPerform(save);
      }}
    >
      <h3>{text.named}</h3>
      <p class="none">{text.namedHint}</p>
      <Field id="snapshot-name" label={text.snapshotName}>
        {(attributes) => (
          <div class="ti-row">
            <input
              {...attributes}
              dir="auto"
              placeholder={`Snapshot ${count + 1}`}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
            <button type="submit" class="ti-send">
              {text.save}
            </button>
          </div>
        )}
      </Field>
    </form>
  );
}

function Snapshot({ name, at, onPerform }: SavedSnapshot & SnapshotsProps): JSX.Element {
  const path = `/snapshots/${encodeURIComponent(name)}`;
  const perform = (method: "POST" | "DELETE", message: string) => (): void =>
    onPerform(async () => {
      await control(method, path);
      return message;
    });
  return (
    <li>
      <b dir="auto">{name}</b>
      <span class="none">{text.savedAt(clockText(at))}</span>
      <span class="actions">
        <ConfirmButton
          label={text.restore}
          name={text.restoreNamed(name)}
          question={text.confirmRestore(name)}
          onConfirm={perform("POST", text.restored(name))}
        />
        <button
          type="button"
          aria-label={text.downloadNamed(name)}
          onClick={() => onPerform(() => download(path, name))}
        >
          {text.download}
        </button>
        <ConfirmButton
          label={text.delete}
          name={text.deleteNamed(name)}
          question={text.confirmDelete(name)}
          onConfirm={perform("DELETE", text.deleted(name))}
        />
      </span>
    </li>
  );
}

function Files({ onPerform }: SnapshotsProps): JSX.Element {
  const [chosen, setChosen] = useState<File>();
  const now = new Date().toISOString().replaceAll(/[:.]/g, "-");
  return (
    <div class="snapshot-form">
      <h3>{text.files}</h3>
      <p class="none">{text.filesHint}</p>
      <div class="ti-row">
        {chosen ? (
          <Confirmation
            label={text.restore}
            question={text.confirmRestore(chosen.name)}
            onConfirm={() => {
              setChosen(undefined);
              onPerform(() => restore(chosen));
            }}
            onCancel={() => setChosen(undefined)}
          />
        ) : (
          <>
            <button type="button" onClick={() => onPerform(() => download("/snapshot", now))}>
              {text.downloadSnapshot}
            </button>
            <FileButton onChoose={setChosen} />
          </>
        )}
      </div>
    </div>
  );
}

function FileButton({ onChoose }: { readonly onChoose: (file: File) => void }): JSX.Element {
  return (
    <label class="button">
      {text.restoreSnapshot}
      <input
        type="file"
        class="hidden-input"
        accept="application/json,.json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}

async function download(path: string, name: string): Promise<string> {
  const response = await controlResponse("GET", path);
  const file = `snapshot-${name.replaceAll(/[^\p{L}\p{N}-]+/gu, "-")}.json`;
  saveFile(file, await response.blob());
  return text.saved(file);
}

async function restore(file: File): Promise<string> {
  await control("POST", "/snapshot", await file.text());
  return text.restored(file.name);
}
