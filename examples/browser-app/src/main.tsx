import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { Leavers } from "./leavers.tsx";
import { Matters } from "./matters.tsx";

if (import.meta.env.MODE === "emulator") {
  const { startEmulator } = await import("./emulator.ts");
  await startEmulator();
}

createRoot(document.getElementById("app") as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <Leavers />
    <Matters />
  </QueryClientProvider>,
);
