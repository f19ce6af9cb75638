import type { CustomContact, CustomContactType } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useChangeContacts } from '../api/use-change-contacts.ts';
import { ContactFields } from '../components/contact-fields.tsx';
import { contactTexts } from '../model/contact-texts.ts';
import { checkContact, getDifferences, getNewContact, readValues } from '../model/contact-values.ts';

/** Wide enough for two columns of fields. */
const WIDTH = 680;

export interface ContactFormDialogProps {
  type: CustomContactType;
  /** Null for a new contact. */
  contact: CustomContact | null;
  onClose: () => void;
  onSaved?: (contact: CustomContact) => void;
}

/** Dialog to add or edit a person or organization. */
export function ContactFormDialog({ type, contact, onClose, onSaved }: ContactFormDialogProps) {
  const { client } = useApi();
  const { create, update } = useChangeContacts();
  const form = useRecordForm({
    record: contact,
    readValues,
    check: checkContact(type),
    save: ({ record, values, before }) =>
      record === null
        ? create.mutateAsync(getNewContact(type, values))
        : update.mutateAsync({
            fusionId: record.fusionId,
            version: record.version,
            updates: getDifferences(values, before),
          }),
    ...(contact === null
      ? {}
      : {
          conflict: {
            message: contactTexts.conflict,
            load: () => client.customContacts.get({ fusionId: contact.fusionId }),
          },
        }),
    onSaved: (saved) => {
      toast.success(contact === null ? contactTexts.created : contactTexts.updated);
      onClose();
      onSaved?.(saved);
    },
  });
  return (
    <RecordFormDialog
      form={form}
      title={getTitle(type, contact === null)}
      label={contact === null ? contactTexts.add : texts.actions.save}
      pendingLabel={contactTexts.saving}
      width={WIDTH}
      onClose={onClose}
    >
      <ContactFields type={type} form={form} />
    </RecordFormDialog>
  );
}

function getTitle(type: CustomContactType, isNew: boolean): string {
  if (type === 'CustomOrg') return isNew ? contactTexts.addOrganization : contactTexts.editOrganization;
  return isNew ? contactTexts.addPerson : contactTexts.editPerson;
}
