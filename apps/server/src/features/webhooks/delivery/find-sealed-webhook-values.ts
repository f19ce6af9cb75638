import type { FindSealed } from '../../../platform/sealed-values.ts';
import { secretContext, urlContext } from '../webhooks.deps.ts';
import { createWebhooksRepository, type SealedColumn } from '../webhooks.repository.ts';

const CONTEXTS: Readonly<Record<SealedColumn, (webhookId: string) => string>> = {
  urlSealed: urlContext,
  secretSealed: secretContext,
  previousSecretSealed: secretContext,
};
const COLUMNS: readonly SealedColumn[] = ['urlSealed', 'secretSealed', 'previousSecretSealed'];

/** Finds the addresses and secrets of webhooks. */
export const findSealedWebhookValues: FindSealed = async (database) => {
  const repository = createWebhooksRepository(database);
  return (await repository.findAll()).flatMap(({ webhook, organization }) =>
    COLUMNS.flatMap((column) => {
      const { webhookId, name, host } = webhook;
      const sealed = webhook[column];
      if (sealed === null) return [];
      return [
        {
          what: `the address and secret of the webhook ${name} of ${organization} (to ${host})`,
          remedy: 'its owner enters the address again and renews the secret, in the settings of its project',
          sealed,
          context: CONTEXTS[column](webhookId),
          replace: (again: string) => repository.replaceSealed(webhookId, column, sealed, again),
        },
      ];
    }),
  );
};
