import { useApi } from '../../../shared/api/api-context.tsx';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { CommandLine } from '../components/command-line.tsx';
import { sourcesTexts } from '../model/sources-texts.ts';

export interface RemoveSampleDialogProps {
  onClose: () => void;
  /** The person's account is gone with it. */
  onRemoved: () => void;
}

/** Says what goes with the sample workspace, the person's own account included, before it goes (SRC-10). */
export function RemoveSampleDialog({ onClose, onRemoved }: RemoveSampleDialogProps) {
  const { client } = useApi();
  return (
    <ConfirmDialog
      title={sourcesTexts.removeSample}
      question={sourcesTexts.removeSampleConsequence}
      label={sourcesTexts.removeSample}
      pendingLabel={sourcesTexts.removing}
      onConfirm={() => client.sources.removeSample({})}
      onClose={onClose}
      onDone={onRemoved}
    >
      <p style={{ margin: '12px 0 8px' }}>{sourcesTexts.removeSampleAccount}</p>
      <CommandLine command={sourcesTexts.firstUserCommand} />
    </ConfirmDialog>
  );
}
