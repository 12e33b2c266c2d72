/** Loaded into a measured process and its children. Appends the peak resident memory of each in kB. */
const { appendFileSync } = require("node:fs");

const file = process.env.SEAMLINE_BENCH_PEAKS;
process.on("exit", () => {
  if (file !== undefined) appendFileSync(file, `${process.resourceUsage().maxRSS}\n`);
});
