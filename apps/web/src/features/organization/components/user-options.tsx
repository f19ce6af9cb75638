import type { User } from '@rotunda/contract';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { organizationTexts } from '../model/organization-texts.ts';

const EditUserDialog = lazyComponent(async () => (await import('../dialogs/edit-user-dialog.tsx')).EditUserDialog);

export interface UserOptionsProps {
  user: User;
  /** Name of the user, for the accessible label. */
  name: string;
}

/** Menu of the other actions on a user, besides role and access. */
export function UserOptions({ user, name }: UserOptionsProps) {
  const { open, dialog } = useDialogs({ edit: (close) => <EditUserDialog user={user} onClose={close} /> });
  return (
    <>
      <OptionsMenu
        label={organizationTexts.options(name)}
        groups={[[{ label: organizationTexts.editName, icon: 'edit', onChoose: () => open.edit() }]]}
      />
      {dialog}
    </>
  );
}
