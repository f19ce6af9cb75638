import TextField from '@mui/material/TextField';
import type { Tag } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { useChangeTags } from '../api/use-change-tags.ts';
import { tagsTexts } from '../model/tags-texts.ts';

export interface NameTagDialogProps {
  /** Null makes a new one. */
  tag: Tag | null;
  onClose: () => void;
}

/** The name of a new tag, or another name for one. */
export function NameTagDialog({ tag, onClose }: NameTagDialogProps) {
  const { create, rename } = useChangeTags();
  const [name, setName] = useState(tag?.name ?? '');
  const [wasTouched, setWasTouched] = useState(false);
  const trimmed = name.trim();
  const isEmpty = trimmed === '';
  const { isPending, error } = tag === null ? create : rename;
  const submit = () => {
    const done = (words: string) => ({
      onSuccess: () => {
        toast.success(words);
        onClose();
      },
    });
    if (tag === null) create.mutate({ name: trimmed }, done(tagsTexts.created(trimmed)));
    else rename.mutate({ id: tag._id, name: trimmed }, done(tagsTexts.renamed));
  };
  return (
    <DialogShell
      title={tag === null ? tagsTexts.add : tagsTexts.rename}
      isOpen
      onClose={onClose}
      isDirty={name !== (tag?.name ?? '')}
      error={error ? toApiFault(error).message : null}
      submit={{
        label: tag === null ? tagsTexts.create : texts.actions.save,
        isPending,
        isDisabled: isEmpty || trimmed === tag?.name,
        onSubmit: submit,
      }}
    >
      <TextField
        fullWidth
        autoFocus
        label={tagsTexts.name}
        value={name}
        onChange={(event) => {
          setWasTouched(true);
          setName(event.target.value);
        }}
        error={wasTouched && isEmpty}
        helperText={wasTouched && isEmpty ? texts.tags.nameRequired : null}
        slotProps={{ htmlInput: { maxLength: LIMITS.tagName } }}
        sx={{ mt: 2 }}
      />
    </DialogShell>
  );
}
