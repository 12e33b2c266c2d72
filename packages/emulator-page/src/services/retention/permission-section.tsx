import { fillPath } from "@seamline/ui/request/resource-name";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { sendAction } from "../../actions/use-action.ts";
import { hrefOf } from "../../page/route.ts";
import type { ItemSectionProps } from "../../views/service-view.ts";
import { retentionText } from "./strings.ts";

interface Permission {
  readonly accountId?: string;
  readonly role?: string;
}

/** Lists the accounts that have access to a matter. */
export function PermissionSection(props: ItemSectionProps): JSX.Element {
  const { service, resource, values, item, caller } = props;
  const [status, setStatus] = useState("");
  const permissions = (Array.isArray(item.matterPermissions) ? item.matterPermissions : []) as Permission[];
  const remove = async (accountId: string): Promise<void> => {
    const request = {
      method: "POST",
      target: fillPath("/v1/matters/{matterId}:removePermissions", { matterId: `${item.matterId}` }),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ accountId }),
    };
    const { status: text } = await sendAction(service.name, request, caller);
    setStatus(/^2/.test(text) ? retentionText.removed(accountId) : retentionText.notRemoved(accountId, text));
  };
  return (
    <>
      <a
        class="button"
        href={hrefOf([service.name, resource.key, ...values], { do: "addMatterPermissions" })}
      >
        {retentionText.addAccount}
      </a>
      <div class="it-head permission-head" aria-hidden="true">
        <span>{retentionText.account}</span>
        <span>{retentionText.role}</span>
      </div>
      <ul class="matter-rows permission-rows">
        {permissions.map(({ accountId = "", role = "" }) => (
          <li key={accountId}>
            <span class="row-name">{accountId}</span>
            <code>{role}</code>
            {role !== "OWNER" && (
              <button
                type="button"
                aria-label={retentionText.removeAccount(accountId)}
                onClick={() => void remove(accountId)}
              >
                {retentionText.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {status !== "" && <p role="status">{status}</p>}
    </>
  );
}
