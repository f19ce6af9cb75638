import type { Webhook } from '@rotunda/contract';
import { WEBHOOK_FORMAT_LABELS } from '@rotunda/contract/values';
import { type DataColumn, optionsColumn } from '../../../shared/ui/data-list-columns.ts';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Badge } from '../../../shared/ui/status-badge.tsx';
import { getError, webhookTexts as words } from '../model/webhook-texts.ts';
import { WebhookOptions, type WebhookCommands } from './webhook-options.tsx';

/** Returns the columns of the webhook list. */
export function webhookColumns(commands: WebhookCommands): readonly DataColumn<Webhook>[] {
  return [
    {
      key: 'name',
      header: words.name,
      width: '2fr',
      phone: 'identity',
      tone: 'strong',
      cell: ({ name, host, format }) => (
        <>
          {name}
          <SecondLine>{`${WEBHOOK_FORMAT_LABELS[format]} · ${host}`}</SecondLine>
        </>
      ),
    },
    {
      key: 'alerts',
      header: words.alerts,
      width: '2fr',
      phone: 'line',
      tone: 'quiet',
      cell: ({ savedSearchTitle, ownerName }) => (
        <>
          {savedSearchTitle ?? words.allSearches}
          <SecondLine>{`${words.owner} ${ownerName}`}</SecondLine>
        </>
      ),
    },
    {
      key: 'state',
      header: words.state,
      width: '2fr',
      phone: 'line',
      cell: (webhook) => <State {...webhook} />,
    },
    optionsColumn((webhook) => <WebhookOptions webhook={webhook} commands={commands} />),
  ];
}

function State(webhook: Webhook) {
  const { isOn, waiting } = webhook;
  const lines = [getError(webhook), waiting === 0 ? null : words.waiting(waiting)].filter((line) => line !== null);
  return (
    <>
      {isOn ? (
        <Badge
          tone={webhook.failingSinceTs === null ? 'passed' : 'considering'}
          icon={webhook.failingSinceTs === null ? 'check' : 'warning'}
        >
          {words.on}
        </Badge>
      ) : (
        <Badge tone="inactive" icon="minus">
          {words.off}
        </Badge>
      )}
      {lines.map((line) => (
        <SecondLine key={line}>{line}</SecondLine>
      ))}
    </>
  );
}
