import { defineView } from "../service-view.ts";

/** Functions in the words of the current version, whatever version deployed them. */
export default defineView({
  document: "functions@v2",
  resources: {
    "projects.locations.functions": {
      title: "name",
      columns: ["/state", "/buildConfig/runtime", "/updateTime"],
    },
    "projects.locations.operations": { title: "name", columns: ["/done"] },
  },
});
