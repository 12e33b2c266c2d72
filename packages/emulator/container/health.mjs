/** Exits with 0 if the emulator in this container is healthy. The image has no curl. */
const port = process.env.SEAMLINE_PORT || "4010";
const response = await fetch(`http://127.0.0.1:${port}/__emulator/health`).catch(() => undefined);
process.exitCode = response?.ok ? 0 : 1;
