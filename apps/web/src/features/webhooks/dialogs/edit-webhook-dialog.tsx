import TextField from '@mui/material/TextField';
import type { Webhook } from '@rotunda/contract';
import { LIMITS, WEBHOOK_LIMITS, WEBHOOK_TEXTS } from '@rotunda/contract/values';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Stack } from '../../../shared/ui/stack.tsx';
import { useChangeWebhooks } from '../api/use-change-webhooks.ts';
import { webhookTexts as words } from '../model/webhook-texts.ts';

/** Another name, or another address; the one it has is not told again. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { update } = useChangeWebhooks();
  const form = useRecordForm({
    record: webhook,
    valuesOf: ({ name }) => ({ name, url: '' }),
    check: ({ name, url }) => ({
      ...(name.trim() === '' ? { name: WEBHOOK_TEXTS.nameRequired } : {}),
      ...(url === '' || URL.canParse(url) ? {} : { url: WEBHOOK_TEXTS.httpsRequired }),
    }),
    save: ({ record: { _id: id, name: before }, values: { name, url } }) =>
      update.mutateAsync({ id, ...(name === before ? {} : { name }), ...(url === '' ? {} : { url }) }),
    onSaved: () => {
      toast.success(words.saved);
      onClose();
    },
  });
  return (
    <RecordFormDialog form={form} title={words.editTitle} label={texts.actions.save} onClose={onClose}>
      <Stack>
        <TextField
          fullWidth
          autoFocus
          autoComplete="off"
          label={words.name}
          {...form.text('name')}
          slotProps={{ htmlInput: { maxLength: WEBHOOK_LIMITS.name } }}
        />
        <TextField
          fullWidth
          autoComplete="off"
          label={words.address}
          {...form.text('url')}
          helperText={form.faults['url'] ?? words.addressKept(webhook.host)}
          slotProps={{ htmlInput: { maxLength: LIMITS.url, inputMode: 'url', spellCheck: false } }}
        />
      </Stack>
    </RecordFormDialog>
  );
}
