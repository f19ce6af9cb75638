import type { CustomContact } from '@rotunda/contract';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { useChangeContacts } from '../api/use-change-contacts.ts';
import { contactTexts } from '../model/contact-texts.ts';

export interface DeleteContactDialogProps {
  contact: Pick<CustomContact, 'fusionId' | 'documentType'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation in the specification's words (STK-06). Afterwards the view of the contact closes. */
export function DeleteContactDialog({ contact, onClose, onDeleted }: DeleteContactDialogProps) {
  const { remove } = useChangeContacts();
  const { fusionId, documentType } = contact;
  return (
    <ConfirmDialog
      title={contactTexts.delete}
      question={contactTexts.confirmDelete}
      {...(documentType === 'CustomOrg' ? { hint: contactTexts.organizationDeletedHint } : {})}
      label={contactTexts.deleteButton}
      pendingLabel={contactTexts.deleting}
      onConfirm={() =>
        remove.mutateAsync({ fusionId }).catch((error: unknown) => {
          toast.error(contactTexts.deleteFailed);
          throw error;
        })
      }
      doneText={() => contactTexts.deleted}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
}
