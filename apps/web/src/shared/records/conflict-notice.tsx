import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { toApiFault } from '../api/api-fault.ts';
import { Icon } from '../ui/icon.tsx';
import { recordTexts } from './record-texts.ts';

export interface ConflictNoticeProps<Current> {
  /** That somebody else changed it. */
  message: string;
  /** Asks for the record as it is now. */
  load: () => Promise<Current>;
  onReloaded: (current: Current) => void;
}

/** Somebody else saved first: says so, and brings their state under what was typed here. */
export function ConflictNotice<Current>({ message, load, onReloaded }: ConflictNoticeProps<Current>) {
  const reload = useMutation({ mutationFn: load, onSuccess: onReloaded });
  return (
    <Alert
      severity="warning"
      icon={<Icon name="warning" />}
      sx={{ mb: 4, alignItems: 'center' }}
      action={
        <Button size="small" disabled={reload.isPending} onClick={() => reload.mutate()}>
          {recordTexts.reload}
        </Button>
      }
    >
      <strong>{message}</strong> {recordTexts.conflictHint}
      {reload.error ? <> {toApiFault(reload.error).message}</> : null}
    </Alert>
  );
}
