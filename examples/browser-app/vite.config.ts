import { msw } from "msw/vite";
import { defineConfig } from "vite";

/** The service, or an emulator in another terminal. */
const target = process.env.RETENTION_URL ?? "http://127.0.0.1:4010";

export default defineConfig({
  // Serves the service worker of MSW. A build contains it only if it contains the emulator.
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
