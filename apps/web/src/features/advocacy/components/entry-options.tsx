import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
import { entryTexts } from '../model/entry-texts.ts';

export interface EntryOptionsProps {
  /** Name of the entry. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Options menu of an entry: edit and delete. */
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
