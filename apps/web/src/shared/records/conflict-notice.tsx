import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { toApiError } from '../api/api-error.ts';
import { Icon } from '../ui/icon.tsx';
import { recordTexts } from './record-texts.ts';

export interface ConflictNoticeProps {
  /** States that another user changed the record. */
  message: string;
  /** Loads the other user's version and keeps the typed changes on top of it. */
  reload: () => Promise<void>;
}

/** Explains that another user saved first, and offers to load their version and continue. */
export function ConflictNotice({ message, reload }: ConflictNoticeProps) {
  const reloading = useMutation({ mutationFn: reload });
  return (
    <Alert
      severity="warning"
      icon={<Icon name="warning" />}
      sx={{ mb: 4, alignItems: 'center' }}
      action={
        <Button size="small" disabled={reloading.isPending} onClick={() => reloading.mutate()}>
          {recordTexts.reload}
        </Button>
      }
    >
      <strong>{message}</strong> {recordTexts.conflictHint}
      {reloading.error ? <> {toApiError(reloading.error).message}</> : null}
    </Alert>
  );
}
