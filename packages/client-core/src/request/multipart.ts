import { recordOf } from "../arguments/checks.ts";
import type { FormEncoder, FormEncoding } from "../definition.ts";
import { isJson } from "./body.ts";
import { isPresent, isStructure, isStyled, memberText, pairsInStyle } from "./form.ts";
import { randomToken } from "./random-token.ts";

/**
 * Serializes an object as `multipart/form-data`: a file for each `Blob`, a part for each element of a list, and JSON for
 * objects. `undefined` and `null` are omitted. Unlike `FormData`, JSON parts have a content type and no file name.
 *
 * @throws InvalidArgumentError if a value cannot be represented
 */
export const multipartBody: FormEncoder = (body, { encoding: encodings = {} }) => {
  // The boundary must be unguessable. Otherwise, the text of a member could contain it and add parts.
  const boundary = `----${randomToken()}`;
  const parts = Object.entries(recordOf(body, "body")).flatMap(([name, value]) =>
    partsOf(name, value, encodings[name] ?? {}),
  );
  const pieces = parts.flatMap(([head, content]) => [`--${boundary}\r\n${head}\r\n\r\n`, content, "\r\n"]);
  const contentType = `multipart/form-data; boundary=${boundary}`;
  const blob = new Blob([...pieces, `--${boundary}--\r\n`]);
  return { contentType, bodySerializer: () => blob };
};

type Part = readonly [head: string, content: string | Blob];

function partsOf(name: string, value: unknown, encoding: FormEncoding): Part[] {
  if (isStyled(encoding)) {
    return pairsInStyle(name, value, encoding).map((pair) => {
      const [key = "", text = ""] = pair.split("=").map(decodeURIComponent);
      return [headOf(key), text];
    });
  }
  return [value]
    .flat()
    .filter(isPresent)
    .map((each) => partOf(name, each, encoding));
}

function partOf(name: string, value: unknown, encoding: FormEncoding): Part {
  const { contentType = "" } = encoding;
  // A range or a list describes the allowed types, not the type of this part.
  const type = /[*,]/.test(contentType) ? "" : contentType;
  if (value instanceof Blob) {
    const { name: file = "blob" } = value as Partial<File>;
    return [headOf(name, value.type || type || "application/octet-stream", file), value];
  }
  const json = isStructure(value) && !isJson(type) ? "application/json" : type;
  return [headOf(name, json), memberText(value, name, encoding)];
}

function headOf(name: string, type = "", file?: string): string {
  const fileName = file === undefined ? "" : `; filename="${quotable(file)}"`;
  const disposition = `Content-Disposition: form-data; name="${quotable(name)}"${fileName}`;
  return type ? `${disposition}\r\nContent-Type: ${type}` : disposition;
}

/** Escapes a name in the same way as browsers (HTML standard, "multipart/form-data encoding algorithm"). */
function quotable(text: string): string {
  return text.replace(/["\r\n]/g, encodeURIComponent);
}
