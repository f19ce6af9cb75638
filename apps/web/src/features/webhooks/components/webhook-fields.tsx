import TextField from '@mui/material/TextField';
import { LIMITS, WEBHOOK_LIMITS } from '@rotunda/contract/values';
import type { RecordForm } from '../../../shared/records/use-record-form.ts';
import { webhookTexts as words } from '../model/webhook-texts.ts';

export interface WebhookFieldsProps {
  form: Pick<RecordForm<{ name: string; url: string }>, 'text' | 'faults'>;
  /** Under the address while nothing is wrong with it. */
  addressHint: string;
}

/** What a webhook is called, and where it sends. */
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
