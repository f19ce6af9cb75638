import { ShownOnce } from '../../../shared/records/shown-once.tsx';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { webhookTexts as words } from '../model/webhook-texts.ts';

export interface NewSecretDialogProps {
  title: string;
  secret: string;
  onClose: () => void;
}

/** Shows the signing secret once. */
export function NewSecretDialog({ title, secret, onClose }: NewSecretDialogProps) {
  return (
    <DialogShell title={title} isOpen onClose={onClose} cancelLabel={words.done}>
      <ShownOnce label={words.secret} value={secret} note={words.secretNote} />
    </DialogShell>
  );
}
