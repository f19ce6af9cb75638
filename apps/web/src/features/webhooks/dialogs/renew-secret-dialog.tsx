import type { Webhook } from '@rotunda/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { useChangeWebhooks } from '../api/use-change-webhooks.ts';
import { webhookTexts as words } from '../model/webhook-texts.ts';
import { NewSecretDialog } from './new-secret-dialog.tsx';

/** Asks for confirmation, renews the secret and shows it once. */
export function RenewSecretDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { renewSecret } = useChangeWebhooks();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <NewSecretDialog title={words.renewed} secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={words.renew}
      question={words.renewQuestion(webhook.name)}
      hint={words.renewHint}
      label={words.renew}
      onConfirm={async () => {
        const renewed = await renewSecret.mutateAsync({ id: webhook._id });
        setSecret(renewed.secret);
        // The dialog stays open to show the secret.
        return false;
      }}
      onClose={onClose}
    />
  );
}
