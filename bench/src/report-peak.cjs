/** Loaded into a measured process and its children: appends each one's peak of resident memory, in kB. */
const { appendFileSync } = require("node:fs");

const file = process.env.SEAMLINE_BENCH_PEAKS;
process.on("exit", () => {
  if (file !== undefined) appendFileSync(file, `${process.resourceUsage().maxRSS}\n`);
});
