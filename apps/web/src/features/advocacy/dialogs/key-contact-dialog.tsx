import TextField from '@mui/material/TextField';
import type { EnteredKeyContact } from '@rotunda/contract';
import { ADVOCACY_LIMITS } from '@rotunda/contract/values';
import { changedValues } from '../../../shared/records/changed-values.ts';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { StakeholderPicker } from '../../../shared/stakeholders/stakeholder-picker.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Stack } from '../../../shared/ui/stack.tsx';
import { useChangeAdvocacy } from '../api/use-change-advocacy.ts';
import { entryTexts } from '../model/entry-texts.ts';
import { checkKeyContact, keyContactValues } from '../model/entry-values.ts';

const LINES = [
  { name: 'email', limit: ADVOCACY_LIMITS.email },
  { name: 'phoneNumber', limit: ADVOCACY_LIMITS.line },
  { name: 'relationshipType', limit: ADVOCACY_LIMITS.line },
] as const;

export interface KeyContactDialogProps {
  /** Null for a new contact. */
  contact: EnteredKeyContact | null;
  onClose: () => void;
}

/** Dialog for a person who knows a legislator: how they know each other and how to reach the person. */
export function KeyContactDialog({ contact, onClose }: KeyContactDialogProps) {
  const { createKeyContact, updateKeyContact } = useChangeAdvocacy();
  const form = useRecordForm({
    record: contact,
    readValues: keyContactValues,
    check: checkKeyContact,
    save: ({ record, values: { legislator, ...values }, before: { legislator: former, ...before } }) => {
      if (record === null) return createKeyContact.mutateAsync({ ...values, legislator: legislator?.fusionId ?? '' });
      const isOther = legislator !== null && legislator.fusionId !== former?.fusionId;
      return updateKeyContact.mutateAsync({
        keyContactId: record.keyContactId,
        version: record.version,
        updates: {
          ...changedValues(values, before),
          ...(isOther ? { legislator: legislator.fusionId } : {}),
        },
      });
    },
    onSaved: () => {
      toast.success(entryTexts.saved);
      onClose();
    },
  });
  return (
    <RecordFormDialog
      form={form}
      title={contact === null ? entryTexts.addContact : entryTexts.editContact}
      label={contact === null ? entryTexts.addContact : texts.actions.save}
      onClose={onClose}
    >
      <Stack gap={16}>
        <StakeholderPicker
          documentType="Person"
          label={entryTexts.legislator}
          placeholder={entryTexts.legislatorPlaceholder}
          value={form.values.legislator}
          onChange={(legislator) => form.set({ legislator })}
          error={form.faults['legislator']}
        />
        <TextField
          fullWidth
          required
          label={entryTexts.contactName}
          {...form.text('contactName')}
          slotProps={{ htmlInput: { maxLength: ADVOCACY_LIMITS.name, autoComplete: 'off' } }}
        />
        {LINES.map(({ name, limit }) => (
          <TextField
            key={name}
            fullWidth
            label={entryTexts[name]}
            {...form.text(name)}
            slotProps={{ htmlInput: { maxLength: limit, autoComplete: 'off' } }}
          />
        ))}
        <TextField
          fullWidth
          multiline
          minRows={2}
          maxRows={8}
          label={entryTexts.relationshipNote}
          {...form.text('relationshipNote')}
          slotProps={{ htmlInput: { maxLength: ADVOCACY_LIMITS.note } }}
        />
      </Stack>
    </RecordFormDialog>
  );
}
