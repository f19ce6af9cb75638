import Button from '@mui/material/Button';
import type { WebhookDelivery, WebhookDeliveryState } from '@rotunda/contract';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { type DataColumn, optionsColumn } from '../../../shared/ui/data-list-columns.ts';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Badge, type BadgeProps } from '../../../shared/ui/status-badge.tsx';
import { describeResponse, webhookTexts as words } from '../model/webhook-texts.ts';

const STATES: Readonly<Record<WebhookDeliveryState, Pick<BadgeProps, 'tone' | 'icon' | 'children'>>> = {
  delivered: { tone: 'passed', icon: 'check', children: words.delivered },
  waiting: { tone: 'considering', icon: 'clock', children: words.waits },
  failed: { tone: 'failed', icon: 'warning', children: words.failed },
};

/**
 * Returns the columns of the delivery log.
 * @param onSendAgain null while nothing can be resent
 */
export function deliveryColumns(
  onSendAgain: ((deliveryId: string) => void) | null,
): readonly DataColumn<WebhookDelivery>[] {
  return [
    {
      key: 'message',
      header: words.message,
      width: '3fr',
      phone: 'identity',
      tone: 'strong',
      cell: ({ title, createdTs }) => (
        <>
          {title ?? words.testMessage}
          <SecondLine>{formatDateTime(createdTs)}</SecondLine>
        </>
      ),
    },
    {
      key: 'state',
      header: words.state,
      width: 112,
      phone: 'flow',
      cell: ({ state }) => <Badge {...STATES[state]} />,
    },
    {
      key: 'attempts',
      header: words.attempts,
      width: 72,
      phone: 'flow',
      isFigure: true,
      isLabeledOnPhone: true,
      cell: ({ attempts }) => attempts,
    },
    {
      key: 'answer',
      header: words.answer,
      width: '3fr',
      phone: 'line',
      tone: 'quiet',
      cell: (delivery) => (
        <>
          {describeResponse(delivery)}
          {delivery.status === null || delivery.responseExcerpt === null ? null : (
            <SecondLine>{delivery.responseExcerpt}</SecondLine>
          )}
        </>
      ),
    },
    optionsColumn(
      ({ _id, title, state }) =>
        title === null || state === 'waiting' || onSendAgain === null ? null : (
          <Button size="small" aria-label={words.sendAgainOf(title)} onClick={() => onSendAgain(_id)}>
            {words.sendAgain}
          </Button>
        ),
      96,
    ),
  ];
}
