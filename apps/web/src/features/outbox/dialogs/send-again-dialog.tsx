import type { OutgoingMail } from '@rotunda/contract';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { type MailOwner, useChangeOutbox } from '../api/use-outbox.ts';
import { outboxTexts as words } from '../model/outbox-texts.ts';

export interface SendAgainDialogProps {
  owner: MailOwner;
  mail: OutgoingMail;
  onClose: () => void;
}

/** Asks for confirmation before an e-mail is sent a second time. */
export function SendAgainDialog({ owner, mail, onClose }: SendAgainDialogProps) {
  const { sendAgain } = useChangeOutbox(owner);
  return (
    <ConfirmDialog
      title={words.sendAgainTitle}
      question={(mail.state === 'unconfirmed' ? words.sendUnconfirmedNote : words.sendAgainNote)(mail.to)}
      label={words.sendAgain}
      onConfirm={() => sendAgain.mutateAsync({ id: mail._id })}
      doneText={() => words.sentAgain(mail.to)}
      onClose={onClose}
    />
  );
}
