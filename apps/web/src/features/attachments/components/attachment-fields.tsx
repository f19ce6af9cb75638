import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@rotunda/contract/values';
import { LinkPickers } from '../../../shared/records/link-pickers.tsx';
import type { AttachmentValues, ValueFaults } from '../model/attachment-values.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';

/** The fields of an attachment one under the other, all of them switched off while it is saved. */
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
  values: AttachmentValues;
  onChange: (changes: Partial<AttachmentValues>) => void;
  /** What is missing or was refused, by field. */
  faults: ValueFaults & Readonly<Record<string, string | undefined>>;
  onBlur: (field: keyof ValueFaults) => void;
  isDisabled: boolean;
}

export function TitleField({ values, onChange, faults, onBlur }: AttachmentFieldsProps) {
  return (
    <TextField
      fullWidth
      required
      label={attachmentTexts.fields.title}
      value={values.title}
      onChange={(event) => onChange({ title: event.target.value })}
      onBlur={() => onBlur('title')}
      error={faults.title !== undefined}
      helperText={faults.title}
      slotProps={{ htmlInput: { maxLength: LIMITS.attachmentTitle } }}
    />
  );
}

/** Fields of links and files alike. */
export function CommonFields({ values, onChange, faults }: AttachmentFieldsProps) {
  return (
    <>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        label={attachmentTexts.fields.summary}
        value={values.summary}
        onChange={(event) => onChange({ summary: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LIMITS.attachmentSummary } }}
      />
      <LinkPickers values={values} onChange={onChange} faults={faults} />
    </>
  );
}
