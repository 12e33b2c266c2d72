import type { Model } from "../model/model.ts";
import { emitClient } from "./client-file.ts";
import { emitDocument } from "./document-file.ts";
import { emitEnums } from "./enums-file.ts";
import { headerOf } from "./header.ts";
import { emitNames } from "./names-file.ts";
import { emitOperations } from "./operations-file.ts";
import { SchemaTypes } from "./schema-types.ts";
import { emitServers } from "./servers-file.ts";
import { emitTypes } from "./types-file.ts";
import { emitValidators } from "./validators-file.ts";

/** A generated file, with its path relative to the output folder. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

export interface EmitOptions {
  /** Command in the header of every file. */
  readonly command: string;
  readonly moduleName: string;
}

export function emitFiles(model: Model, { command, moduleName }: EmitOptions): GeneratedFile[] {
  const header = headerOf(command);
  const types = SchemaTypes.of(model, "marked");
  // Emit the client first, because its types may need helpers that `types.gen.ts` declares.
  const client = emitClient(model, types, header);
  return [
    { path: "client.gen.ts", text: client },
    ...optionalFile("document.gen.ts", emitDocument(model, header)),
    ...optionalFile("enums.gen.ts", emitEnums(model, header)),
    ...optionalFile("names.gen.ts", emitNames(model, header)),
    { path: "operations.gen.ts", text: emitOperations(model, types, header) },
    ...optionalFile("servers.gen.ts", emitServers(model, header)),
    { path: "types.gen.ts", text: emitTypes(model, types, { header, moduleName }) },
    ...optionalFile("validators.gen.ts", emitValidators(model, header)),
  ];
}

function optionalFile(path: string, text: string | undefined): GeneratedFile[] {
  return text === undefined ? [] : [{ path, text }];
}
