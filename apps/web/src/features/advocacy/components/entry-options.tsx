import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
import { entryTexts } from '../model/entry-texts.ts';

export interface EntryOptionsProps {
  /** Of what they are. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with something that was entered. */
export function EntryOptions({ name, onEdit, onDelete }: EntryOptionsProps) {
  return (
    <OptionsMenu
      label={entryTexts.options(name)}
      groups={[
        [
          { label: entryTexts.edit, icon: 'edit', onChoose: onEdit },
          { label: entryTexts.remove, icon: 'trash', isDangerous: true, onChoose: onDelete },
        ],
      ]}
    />
  );
}
