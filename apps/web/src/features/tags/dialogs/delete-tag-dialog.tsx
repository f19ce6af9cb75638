import type { Tag } from '@rotunda/contract';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { useChangeTags } from '../api/use-change-tags.ts';
import { tagsTexts, formatUsage, type TagUsage } from '../model/tags-texts.ts';

/** Asks for confirmation before a tag is removed everywhere. */
export function DeleteTagDialog({ tag, onClose }: { tag: Tag & TagUsage; onClose: () => void }) {
  const { remove } = useChangeTags();
  return (
    <ConfirmDialog
      title={tagsTexts.delete}
      question={tagsTexts.deleteQuestion(tag.name, formatUsage(tag))}
      label={tagsTexts.delete}
      onConfirm={() => remove.mutateAsync({ id: tag._id })}
      doneText={() => tagsTexts.deleted}
      onClose={onClose}
    />
  );
}
