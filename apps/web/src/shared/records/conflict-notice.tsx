import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { toApiFault } from '../api/api-fault.ts';
import { Icon } from '../ui/icon.tsx';
import { recordTexts } from './record-texts.ts';

export interface ConflictNoticeProps {
  /** That somebody else changed it. */
  message: string;
  /** Brings their state under what was typed here. */
  reload: () => Promise<void>;
}

/** Somebody else saved first: says so, and offers to go on from there. */
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
      {reloading.error ? <> {toApiFault(reloading.error).message}</> : null}
    </Alert>
  );
}
