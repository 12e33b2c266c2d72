import type { TypeUrls } from "./message-types.ts";

const PACKAGE = "type.googleapis.com/google.cloud.functions.{version}";

/**
 * What clients that speak Protocol Buffers look messages up by, which no document shows: without these they can unpack
 * no operation. A seed may name others, or none.
 */
export const knownTypeUrls: Required<TypeUrls> = {
  CloudFunction: `${PACKAGE}.CloudFunction`,
  Function: `${PACKAGE}.Function`,
  Empty: "type.googleapis.com/google.protobuf.Empty",
  OperationMetadataV1: `${PACKAGE}.OperationMetadataV1`,
  OperationMetadata: `${PACKAGE}.OperationMetadata`,
  LocationMetadata: `${PACKAGE}.LocationMetadata`,
};
