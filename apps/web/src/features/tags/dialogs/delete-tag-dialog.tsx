import type { Tag } from '@rotunda/contract';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { useChangeTags } from '../api/use-change-tags.ts';
import { tagsTexts, usageWords, type TagUsage } from '../model/tags-texts.ts';

/** Asks before a tag is taken off everything. */
export function DeleteTagDialog({ tag, onClose }: { tag: Tag & TagUsage; onClose: () => void }) {
  const { remove } = useChangeTags();
  return (
    <DialogShell
      title={tagsTexts.delete}
      isOpen
      onClose={onClose}
      error={remove.error ? toApiFault(remove.error).message : null}
      submit={{
        label: tagsTexts.delete,
        color: 'error',
        isPending: remove.isPending,
        onSubmit: () =>
          remove.mutate(
            { id: tag._id },
            {
              onSuccess: () => {
                toast.success(tagsTexts.deleted);
                onClose();
              },
            },
          ),
      }}
    >
      <p style={{ overflowWrap: 'anywhere' }}>{tagsTexts.deleteQuestion(tag.name, usageWords(tag))}</p>
    </DialogShell>
  );
}
