/** Splits text that arrives in pieces. */
export interface LineSplitter {
  /** Returns the lines that a piece completes. */
  push(text: string): string[];
  /** Returns the text after the last line end. */
  rest(): string;
}

/** Creates a splitter for lines that end with CRLF, LF or CR (HTML standard, "Parsing an event stream"). */
export function lineSplitter(): LineSplitter {
  let open = "";
  let endsWithReturn = false;
  return {
    push(text) {
      // A line feed after a carriage return belongs to the same line end, even in the next piece.
      const next = endsWithReturn && text.startsWith("\n") ? text.slice(1) : text;
      if (text !== "") endsWithReturn = text.endsWith("\r");
      const lines = (open + next).split(/\r\n|\r|\n/);
      open = lines.pop() ?? "";
      return lines;
    },
    rest: () => open,
  };
}

/** Creates a splitter for records that begin with the character RS (RFC 7464). */
export function recordSplitter(): LineSplitter {
  let open = "";
  return {
    push(text) {
      const records = (open + text).split("\u001e");
      open = records.pop() ?? "";
      return records;
    },
    rest: () => open,
  };
}
