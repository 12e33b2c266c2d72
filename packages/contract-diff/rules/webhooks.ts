import { type DiffRule, quoted } from "./diff-rule.ts";

/** A webhook's name is the name of its event. Redocly reports removed webhooks, but not renamed webhooks. */
const webhookRenamed: DiffRule = {
  step: "major",
  visitor: {
    WebhooksMap: {
      PathItem({ kind, property, base, revision }, { report }) {
        if (kind !== "modified" || property !== "key") return;
        report({ message: `Webhook ${quoted(base?.value)} was renamed to ${quoted(revision?.value)}.` });
      },
    },
  },
};

export default { "webhook-renamed": webhookRenamed };
