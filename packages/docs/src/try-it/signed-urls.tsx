import type { SignedUrl } from "@seamline/ui/response/response-body";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { tryItText } from "./try-it-strings.ts";

interface SignedUrlsProps {
  readonly id: string;
  readonly urls: readonly SignedUrl[];
  readonly isBusy: boolean;
  readonly onUpload: (url: string, file: File, headers: Readonly<Record<string, string>>) => void;
  readonly onDownload: (url: string) => void;
}

/** Shows controls to upload or download files through the signed URLs in a response. */
export function SignedUrls({ id, urls, isBusy, onUpload, onDownload }: SignedUrlsProps): JSX.Element {
  return (
    <>
      {urls.map((signed) => (
        <fieldset class="ti-part" key={signed.url}>
          <legend>
            <code>{signed.member}</code>
          </legend>
          {signed.isUpload ? (
            <Upload id={`${id}-${signed.member}`} signed={signed} isBusy={isBusy} onUpload={onUpload} />
          ) : (
            <button type="button" aria-disabled={isBusy} onClick={() => onDownload(signed.url)}>
              {tryItText.downloadFile}
            </button>
          )}
        </fieldset>
      ))}
    </>
  );
}

interface UploadProps extends Pick<SignedUrlsProps, "id" | "isBusy" | "onUpload"> {
  readonly signed: SignedUrl;
}

function Upload({ id, signed, isBusy, onUpload }: UploadProps): JSX.Element {
  const [file, setFile] = useState<File>();
  const [headers, setHeaders] = useState<Readonly<Record<string, string>>>({});
  const choose = (chosen: File | undefined): void => {
    setFile(chosen);
    if (chosen && signed.signedHeaders.includes("content-type"))
      setHeaders({ ...headers, "content-type": chosen.type || "application/octet-stream" });
  };
  return (
    <>
      <label for={`${id}-file`}>{tryItText.fileToUpload}</label>
      <input id={`${id}-file`} type="file" onChange={(event) => choose(event.currentTarget.files?.[0])} />
      {signed.signedHeaders.map((name) => (
        <div class="ti-field" key={name}>
          <label for={`${id}-${name}`}>{name}</label>
          <input
            id={`${id}-${name}`}
            value={headers[name] ?? ""}
            onInput={(event) => setHeaders({ ...headers, [name]: event.currentTarget.value })}
          />
        </div>
      ))}
      <button
        type="button"
        aria-disabled={isBusy || !file}
        onClick={() => file && onUpload(signed.url, file, headers)}
      >
        {tryItText.uploadFile}
      </button>
    </>
  );
}
