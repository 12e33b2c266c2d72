import { defineView } from "../service-view.ts";

/** Matters, and what is kept in them. */
export default defineView({
  resources: {
    matters: { title: "name", columns: ["/state", "/description"] },
    "matters.holds": { title: "name", columns: ["/corpus", "/updateTime"] },
    "matters.holds.accounts": { title: "email", columns: ["/accountId", "/holdTime"] },
    "matters.exports": { title: "name", columns: ["/status", "/createTime"] },
    "matters.savedQueries": { title: "displayName", columns: ["/createTime"] },
    operations: { title: "name", columns: ["/done"] },
  },
});
