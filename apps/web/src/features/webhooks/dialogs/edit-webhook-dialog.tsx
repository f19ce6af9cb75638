import type { Webhook } from '@rotunda/contract';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Stack } from '../../../shared/ui/stack.tsx';
import { useChangeWebhooks } from '../api/use-change-webhooks.ts';
import { WebhookFields } from '../components/webhook-fields.tsx';
import { checkWebhook } from '../model/check-webhook.ts';
import { webhookTexts as words } from '../model/webhook-texts.ts';

/** Changes a webhook's name or address. The current address is not shown again. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { update } = useChangeWebhooks();
  const form = useRecordForm({
    record: webhook,
    readValues: ({ name }) => ({ name, url: '' }),
    check: ({ name, url }) => checkWebhook({ name, url: url === '' ? null : url }),
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
        <WebhookFields form={form} addressHint={words.addressKept(webhook.host)} />
      </Stack>
    </RecordFormDialog>
  );
}
