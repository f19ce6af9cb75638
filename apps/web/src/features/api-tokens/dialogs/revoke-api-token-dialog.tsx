import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { apiTokenTexts as words } from '../model/api-token-texts.ts';

export interface RevokeApiTokenDialogProps {
  name: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation before programs lose their token. */
export function RevokeApiTokenDialog({ name, onConfirm, onClose }: RevokeApiTokenDialogProps) {
  return (
    <ConfirmDialog
      title={words.revokeTitle}
      question={words.revokeQuestion(name)}
      label={words.revoke}
      onConfirm={onConfirm}
      doneText={() => words.revoked}
      onClose={onClose}
    />
  );
}
