import { useMutation } from '@tanstack/react-query';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { CommandLine } from '../components/command-line.tsx';
import { sourcesTexts } from '../model/sources-texts.ts';

export interface RemoveSampleDialogProps {
  onClose: () => void;
  /** The person's account is gone with it. */
  onRemoved: () => void;
}

/** Says what goes with the sample workspace, the person's own account included, before it goes (SRC-10). */
export function RemoveSampleDialog({ onClose, onRemoved }: RemoveSampleDialogProps) {
  const { queries } = useApi();
  const remove = useMutation(queries.sources.removeSample.mutationOptions({ onSuccess: onRemoved }));
  return (
    <DialogShell
      title={sourcesTexts.removeSample}
      isOpen
      onClose={onClose}
      error={remove.error ? toApiFault(remove.error).message : null}
      submit={{
        label: sourcesTexts.removeSample,
        pendingLabel: sourcesTexts.removing,
        color: 'error',
        isPending: remove.isPending,
        onSubmit: () => remove.mutate({}),
      }}
    >
      <p>{sourcesTexts.removeSampleConsequence}</p>
      <p style={{ margin: '12px 0 8px' }}>{sourcesTexts.removeSampleAccount}</p>
      <CommandLine command={sourcesTexts.firstUserCommand} />
    </DialogShell>
  );
}
