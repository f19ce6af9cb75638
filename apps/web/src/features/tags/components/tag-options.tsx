import type { Tag } from '@rotunda/contract';
import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
import { tagsTexts, type TagUsage } from '../model/tags-texts.ts';

export type UsedTag = Tag & TagUsage;

export interface TagOptionsProps {
  tag: UsedTag;
  commands: Readonly<Record<'rename' | 'merge' | 'remove', (tag: UsedTag) => void>>;
}

/** Menu of the actions on a tag. */
export function TagOptions({ tag, commands }: TagOptionsProps) {
  return (
    <OptionsMenu
      label={tagsTexts.options(tag.name)}
      groups={[
        [
          { label: tagsTexts.rename, icon: 'edit', onChoose: () => commands.rename(tag) },
          { label: tagsTexts.merge, icon: 'swap', onChoose: () => commands.merge(tag) },
          { label: tagsTexts.delete, icon: 'trash', isDangerous: true, onChoose: () => commands.remove(tag) },
        ],
      ]}
    />
  );
}
