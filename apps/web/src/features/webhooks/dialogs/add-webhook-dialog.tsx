import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { WebhookFormat } from '@rotunda/contract';
import { WEBHOOK_FORMAT_LABELS, WEBHOOK_FORMATS } from '@rotunda/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { Stack } from '../../../shared/ui/stack.tsx';
import { useChangeWebhooks } from '../api/use-change-webhooks.ts';
import { WebhookFields } from '../components/webhook-fields.tsx';
import { checkWebhook } from '../model/check-webhook.ts';
import { webhookTexts as words } from '../model/webhook-texts.ts';
import { NewSecretDialog } from './new-secret-dialog.tsx';

const ALL = '';
const EMPTY: { name: string; url: string; format: WebhookFormat; savedSearchId: string } = {
  name: '',
  url: '',
  format: 'json',
  savedSearchId: ALL,
};

/** Creates a webhook and shows its secret once. */
export function AddWebhookDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { queries } = useApi();
  const searches = useQuery(queries.savedSearches.find.queryOptions());
  const { create } = useChangeWebhooks();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useRecordForm({
    record: EMPTY,
    readValues: (values) => values,
    check: checkWebhook,
    save: ({ values: { savedSearchId, ...values } }) =>
      create.mutateAsync({ ...values, projectId, savedSearchId: savedSearchId === ALL ? null : savedSearchId }),
    onSaved: (made) => setSecret(made.secret),
  });
  if (secret !== null) return <NewSecretDialog title={words.added} secret={secret} onClose={onClose} />;
  const own = searches.data?.results.filter((one) => one.projectId === projectId) ?? [];
  return (
    <RecordFormDialog form={form} title={words.add} label={words.add} pendingLabel={words.adding} onClose={onClose}>
      <Stack>
        <WebhookFields form={form} addressHint={words.addressHint} />
        <TextField
          select
          fullWidth
          label={words.format}
          value={form.values.format}
          onChange={({ target }) => form.set({ format: WEBHOOK_FORMATS.find((one) => one === target.value) ?? 'json' })}
        >
          {WEBHOOK_FORMATS.map((format) => (
            <MenuItem key={format} value={format}>
              {WEBHOOK_FORMAT_LABELS[format]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label={words.alerts}
          value={form.values.savedSearchId}
          onChange={({ target }) => form.set({ savedSearchId: target.value })}
          error={searches.isError}
          helperText={searches.error ? toApiError(searches.error).message : null}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value={ALL}>{words.allSearches}</MenuItem>
          {own.map(({ _id, title }) => (
            <MenuItem key={_id} value={_id} sx={{ whiteSpace: 'normal' }}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </RecordFormDialog>
  );
}
