import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { type Configuration, useDeleteConfiguration } from '../api/use-tariff-impact.ts';
import { impactTexts as words } from '../model/impact-texts.ts';

export interface DeleteConfigurationDialogProps {
  configuration: Configuration;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a report is deleted for everyone. */
export function DeleteConfigurationDialog({ configuration, onDeleted, onClose }: DeleteConfigurationDialogProps) {
  const remove = useDeleteConfiguration();
  return (
    <ConfirmDialog
      title={words.delete}
      question={words.deleteQuestion(configuration.company_name)}
      label={words.delete}
      onConfirm={async () => {
        const done = await remove.mutateAsync({ id: configuration._id });
        onDeleted();
        return done;
      }}
      doneText={() => words.deleted}
      onClose={onClose}
    />
  );
}
