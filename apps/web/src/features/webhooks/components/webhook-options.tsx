import type { Webhook } from '@rotunda/contract';
import { toApiError } from '../../../shared/api/api-error.ts';
import { isImpersonated, useSession } from '../../../shared/api/session.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
import { useChangeWebhooks } from '../api/use-change-webhooks.ts';
import { webhookTexts as words } from '../model/webhook-texts.ts';

export type WebhookCommands = Readonly<Record<'log' | 'edit' | 'renew' | 'remove', (webhook: Webhook) => void>>;

export interface WebhookOptionsProps {
  webhook: Webhook;
  commands: WebhookCommands;
}

/** Menu of a webhook: its log, its changes and its deletion. */
export function WebhookOptions({ webhook, commands }: WebhookOptionsProps) {
  const { update } = useChangeWebhooks();
  const isDisabled = isImpersonated(useSession());
  const { _id: id, isOn, name } = webhook;
  const toggle = () =>
    update.mutate(
      { id, isOn: !isOn },
      {
        onSuccess: () => toast.success(isOn ? words.turnedOff : words.turnedOn),
        onError: (error) => toast.error(toApiError(error).message),
      },
    );
  return (
    <OptionsMenu
      label={words.options(name)}
      groups={[
        [
          { label: words.log, icon: 'contents', onChoose: () => commands.log(webhook) },
          { label: words.edit, icon: 'edit', isDisabled, onChoose: () => commands.edit(webhook) },
          { label: isOn ? words.turnOff : words.turnOn, icon: isOn ? 'minus' : 'check', isDisabled, onChoose: toggle },
          { label: words.renew, icon: 'refresh', isDisabled, onChoose: () => commands.renew(webhook) },
        ],
        [
          {
            label: words.delete,
            icon: 'trash',
            isDangerous: true,
            isDisabled,
            onChoose: () => commands.remove(webhook),
          },
        ],
      ]}
    />
  );
}
