/** Splits text that arrives in pieces. */
export interface LineSplitter {
  /** Returns the lines completed by a piece. */
  push(text: string): string[];
  /** Returns the text after the last line end. */
  rest(): string;
}

/** Creates a splitter for lines that end with CRLF, LF or CR (HTML standard, "Parsing an event stream"). */
export function lineSplitter(): LineSplitter {
  let open = "";
  let endsWithReturn = false;
  // Only the new piece is searched, so a long line takes linear time.
  const closed = ([first = "", ...others]: readonly string[]): string[] => {
    const lines = [open + first, ...others];
    open = lines.pop() ?? "";
    return lines;
  };
  return {
    push(text) {
      // A line feed after a carriage return belongs to the same line end, even in the next piece.
      const next = endsWithReturn && text.startsWith("\n") ? text.slice(1) : text;
      if (text !== "") endsWithReturn = text.endsWith("\r");
      const lines = next.split(/\r\n|\r|\n/);
      return closed(lines);
    },
    rest: () => open,
  };
}

/** Creates a splitter for JSON records that begin with an RS character and end with a line feed (RFC 7464). */
export function recordSplitter(): LineSplitter {
  let open = "";
  return {
    push(text) {
      const [first = "", ...others] = text.split("\u001e");
      const records = [open + first, ...others];
      open = records.pop() ?? "";
      // A line feed can also be white space within the record.
      if (!open.endsWith("\n") || !isJsonText(open)) return records;
      records.push(open);
      open = "";
      return records;
    },
    rest: () => open,
  };
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
