import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@rotunda/contract/values';
import { LinkPickers } from '../../../shared/records/link-pickers.tsx';
import type { RecordForm } from '../../../shared/records/use-record-form.ts';
import type { AttachmentValues } from '../model/attachment-values.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';

/** Stacked fields of an attachment, which are all disabled while it is being saved. */
export const FieldSet = styled('fieldset')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > *': { minWidth: 0 },
});

export interface AttachmentFieldsProps {
  form: RecordForm<AttachmentValues>;
}

export function TitleField({ form }: AttachmentFieldsProps) {
  return (
    <TextField
      fullWidth
      required
      label={attachmentTexts.fields.title}
      {...form.text('title')}
      slotProps={{ htmlInput: { maxLength: LIMITS.attachmentTitle } }}
    />
  );
}

/** Fields that links and files share. */
export function CommonFields({ form }: AttachmentFieldsProps) {
  return (
    <>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        label={attachmentTexts.fields.summary}
        {...form.text('summary')}
        slotProps={{ htmlInput: { maxLength: LIMITS.attachmentSummary } }}
      />
      <LinkPickers values={form.values} onChange={form.set} faults={form.faults} />
    </>
  );
}
