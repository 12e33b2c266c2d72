import { readHeaders } from "../arguments/headers.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { patternOf } from "./path.ts";
import type { InputPartOf } from "./request-steps.ts";

/** Reads a resource name: one value for several path segments. */
export const resourceName: InputPartOf = ({ path, resourceName: definition, multiSegment }) => {
  // A pattern without parameters is a fixed part of the path, not an input.
  if (!definition?.pattern.includes("{")) return undefined;
  const { input: key, pattern } = definition;
  const matcher = patternOf(pattern, multiSegment);
  return {
    key,
    path: path.replace(`/${pattern}`, () => `/{${key}}`),
    read(value) {
      if (matcher.test(`${value}`)) return {};
      throw new InvalidArgumentError(`input.${key}`, `must have the form ${pattern}`);
    },
  };
};

/** Reads the media type of the response if the operation supports several. */
export const acceptChoice: InputPartOf = ({ accept = [] }) => {
  if (accept.length < 2) return undefined;
  return {
    key: "accept",
    read(chosen, header) {
      if (chosen === undefined) return {};
      if (accept.includes(chosen as string)) {
        return { header: { ...readHeaders(header, "header"), accept: chosen } };
      }
      throw new InvalidArgumentError("input.accept", `must be one of ${accept.join(", ")}`);
    },
  };
};
