import { msw } from "msw/vite";
import { defineConfig } from "vite";

/** URL of the service, or of an emulator running in another terminal. */
const target = process.env.RETENTION_URL ?? "http://127.0.0.1:4010";

export default defineConfig({
  // Serves MSW's service worker. Only builds with the emulator contain the worker.
  plugins: [msw()],
  server: {
    proxy: {
      "/retention": {
        target,
        changeOrigin: true,
        rewrite: (path) => path.slice("/retention".length),
      },
    },
  },
});
