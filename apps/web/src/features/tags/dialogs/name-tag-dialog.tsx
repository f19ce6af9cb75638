import TextField from '@mui/material/TextField';
import type { Tag } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useChangeTags } from '../api/use-change-tags.ts';
import { tagsTexts } from '../model/tags-texts.ts';

export interface NameTagDialogProps {
  /** Null creates a tag. */
  tag: Tag | null;
  onClose: () => void;
}

/** Creates a tag or renames one. */
export function NameTagDialog({ tag, onClose }: NameTagDialogProps) {
  const { create, rename } = useChangeTags();
  const form = useRecordForm({
    record: tag,
    readValues: (stored) => ({ name: stored?.name ?? '' }),
    check: ({ name }) => (name.trim() === '' ? { name: texts.tags.nameRequired } : {}),
    save: ({ record, values: { name } }) =>
      record === null ? create.mutateAsync({ name }) : rename.mutateAsync({ id: record._id, name }),
    onSaved: ({ name }) => {
      toast.success(tag === null ? tagsTexts.created(name) : tagsTexts.renamed);
      onClose();
    },
  });
  return (
    <RecordFormDialog
      form={form}
      title={tag === null ? tagsTexts.add : tagsTexts.rename}
      label={tag === null ? tagsTexts.create : texts.actions.save}
      onClose={onClose}
    >
      <TextField
        fullWidth
        autoFocus
        label={tagsTexts.name}
        {...form.text('name')}
        slotProps={{ htmlInput: { maxLength: LIMITS.tagName } }}
        sx={{ mt: 2 }}
      />
    </RecordFormDialog>
  );
}
