import TextField from '@mui/material/TextField';
import { LIMITS, WEBHOOK_LIMITS } from '@rotunda/contract/values';
import type { RecordForm } from '../../../shared/records/use-record-form.ts';
import { webhookTexts as words } from '../model/webhook-texts.ts';

export interface WebhookFieldsProps {
  form: Pick<RecordForm<{ name: string; url: string }>, 'text' | 'faults'>;
  /** Shown below the address field while it is valid. */
  addressHint: string;
}

/** Fields for a webhook's name and address. */
export function WebhookFields({ form, addressHint }: WebhookFieldsProps) {
  return (
    <>
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
        helperText={form.faults['url'] ?? addressHint}
        slotProps={{ htmlInput: { maxLength: LIMITS.url, inputMode: 'url', spellCheck: false } }}
      />
    </>
  );
}
