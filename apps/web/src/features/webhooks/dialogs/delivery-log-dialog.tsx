import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { Webhook, WebhookDelivery } from '@rotunda/contract';
import { WEBHOOK_LIMITS } from '@rotunda/contract/values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { isImpersonated, useSession } from '../../../shared/api/session.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { useChangeWebhooks } from '../api/use-change-webhooks.ts';
import { deliveryColumns } from '../components/delivery-columns.tsx';
import { webhookTexts as words } from '../model/webhook-texts.ts';

/** Polling interval in milliseconds while a message waits to be sent. */
const REFETCH_INTERVAL_MS = 5000;
const PAGE = WEBHOOK_LIMITS.deliveriesPage;

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 8,
  margin: '8px 0 12px',
});

const SendAgainSince = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 8,
  marginLeft: 'auto',
});

const isInProgress = ({ nextAttemptTs }: WebhookDelivery) => nextAttemptTs !== null;

/** Lists what was sent when and the responses, and lets the user send a test or resend messages. */
export function DeliveryLogDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { queries } = useApi();
  const { _id: id } = webhook;
  const isClosed = isImpersonated(useSession());
  const [offset, setOffset] = useState(0);
  const [since, setSince] = useState('');
  const { sendTest, replay } = useChangeWebhooks();
  const log = useQuery(
    queries.webhooks.findDeliveries.queryOptions({
      input: { id, skip: offset, limit: PAGE },
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.results.some(isInProgress) === true ? REFETCH_INTERVAL_MS : false),
    }),
  );
  const fault = sendTest.error ?? replay.error;
  const sendAgain = (what: { deliveryId: string } | { sinceTs: number }) => {
    sendTest.reset();
    replay.mutate({ id, ...what }, { onSuccess: ({ queued }) => toast.success(words.replayed(queued)) });
  };
  const sinceTs = Math.floor(new Date(since).getTime() / 1000);
  const isSendDisabled = isClosed || sendTest.isPending || replay.isPending;
  return (
    <DialogShell
      title={words.getLog(webhook.name)}
      isOpen
      onClose={onClose}
      width={860}
      error={fault ? toApiError(fault).message : null}
    >
      <p>{words.kept}</p>
      <Bar>
        <Button
          variant="outlined"
          disabled={isSendDisabled}
          onClick={() => {
            replay.reset();
            setOffset(0);
            sendTest.mutate({ id });
          }}
        >
          {sendTest.isPending ? words.testing : words.test}
        </Button>
        <SendAgainSince>
          <TextField
            type="datetime-local"
            label={words.since}
            value={since}
            onChange={({ target }) => setSince(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button
            disabled={isSendDisabled || !webhook.isOn || Number.isNaN(sinceTs)}
            onClick={() => sendAgain({ sinceTs })}
          >
            {words.replay}
          </Button>
        </SendAgainSince>
      </Bar>
      <DataList
        label={words.log}
        columns={deliveryColumns(isSendDisabled || !webhook.isOn ? null : (deliveryId) => sendAgain({ deliveryId }))}
        items={log.data?.results ?? []}
        getKey={({ _id }) => _id}
        query={log}
        empty={<EmptyState icon="share" title={words.noDeliveries} description={words.noDeliveriesHint} />}
        footer={
          <PaginationFooter
            label={words.log}
            offset={offset}
            limit={PAGE}
            total={log.data?.total ?? 0}
            onOffsetChange={setOffset}
          />
        }
      />
    </DialogShell>
  );
}
