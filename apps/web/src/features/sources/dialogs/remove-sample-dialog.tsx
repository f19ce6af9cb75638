import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { CommandLine } from '../components/command-line.tsx';
import { sourcesTexts } from '../model/sources-texts.ts';

export interface RemoveSampleDialogProps {
  onClose: () => void;
  /** Called if the user's own account belonged to the sample and was removed with it. */
  onAccountRemoved: () => void;
}

/**
 * Explains what is removed with the sample workspace, including the user's own account if it belongs to it, before
 * removal (SRC-10).
 */
export function RemoveSampleDialog({ onClose, onAccountRemoved }: RemoveSampleDialogProps) {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const { organization } = useSession();
  const isOwnAccount = organization.isSample;
  return (
    <ConfirmDialog
      title={sourcesTexts.removeSample}
      question={sourcesTexts.removeSampleConsequence}
      label={sourcesTexts.removeSample}
      pendingLabel={sourcesTexts.removing}
      onConfirm={() => client.sources.removeSample({})}
      onClose={onClose}
      {...(isOwnAccount ? {} : { doneText: () => sourcesTexts.sampleRemoved })}
      onDone={isOwnAccount ? onAccountRemoved : () => void queryClient.invalidateQueries()}
    >
      {isOwnAccount ? (
        <>
          <p style={{ margin: '12px 0 8px' }}>{sourcesTexts.removeSampleAccount}</p>
          <CommandLine command={sourcesTexts.firstUserCommand} />
        </>
      ) : null}
    </ConfirmDialog>
  );
}
