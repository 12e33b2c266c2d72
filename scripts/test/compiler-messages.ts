/** Groups the compiler's messages, with their details, by the location of their cause: `mistakes/calls.ts:17`. */
export function messagesByPlace(output: string): Map<string, string> {
  const [all = ""] = output.split(/\nFound \d+ errors?/);
  const messages = all.split(/^(\S+\.ts:\d+):\d+ - error TS\d+: /m).slice(1);
  const found = new Map<string, string>();
  for (let index = 0; index < messages.length; index += 2) {
    found.set(messages[index] ?? "", withoutFrames(messages[index + 1] ?? ""));
  }
  return found;
}

/** Removes the lines of code that the compiler quotes and the markers below them. */
function withoutFrames(message: string): string {
  const lines = message.split("\n").map((line) => line.replace(/^ *\S+:\d+:\d+(?: - |$)/, ""));
  const said = lines.filter((line) => !/^ *(?:\d+ .*|~*)$/.test(line));
  return said.map((line) => line.trim()).join(" ");
}
