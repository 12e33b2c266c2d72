import "./styles/page.css";
import { render } from "preact";
import { LiveEmulator } from "./live/emulator.ts";
import { EmulatorProvider } from "./live/page-context.ts";
import { App } from "./shell/app.tsx";
import { applyTheme } from "./shell/theme.ts";

applyTheme();
const emulator = new LiveEmulator();
const place = document.getElementById("page");
if (place) {
  place.replaceChildren();
  render(
    <EmulatorProvider value={emulator}>
      <App />
    </EmulatorProvider>,
    place,
  );
  emulator.follow();
}
