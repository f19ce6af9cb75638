import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Tag } from '@rotunda/contract';
import { useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { useChangeTags } from '../api/use-change-tags.ts';
import { tagsTexts, formatUsage, type TagUsage } from '../model/tags-texts.ts';

/** Shows at most 50 options, because users find one of thousands by typing, not by scrolling. */
const filterOptions = createFilterOptions<Tag>({ limit: 50 });

export interface MergeTagDialogProps {
  tag: Tag & TagUsage;
  /** Tags it can be merged into. */
  others: readonly Tag[];
  onClose: () => void;
}

/** Picks the tag that replaces the given one. */
export function MergeTagDialog({ tag, others, onClose }: MergeTagDialogProps) {
  const { merge } = useChangeTags();
  const [into, setInto] = useState<Tag | null>(null);
  return (
    <DialogShell
      title={tagsTexts.merge}
      isOpen
      onClose={onClose}
      error={merge.error ? toApiError(merge.error).message : null}
      submit={{
        label: tagsTexts.mergeButton,
        color: 'error',
        isPending: merge.isPending,
        isDisabled: into === null,
        onSubmit: () => {
          if (into === null) return;
          merge.mutate(
            { id: tag._id, intoTagId: into._id },
            {
              onSuccess: () => {
                toast.success(tagsTexts.merged(tag.name, into.name));
                onClose();
              },
            },
          );
        },
      }}
    >
      <p style={{ overflowWrap: 'anywhere', marginBottom: 16 }}>{tagsTexts.mergeHint(tag.name, formatUsage(tag))}</p>
      <Autocomplete
        fullWidth
        options={others}
        filterOptions={filterOptions}
        value={into}
        onChange={(_event, chosen) => setInto(chosen)}
        getOptionLabel={(option) => option.name}
        getOptionKey={(option) => option._id}
        isOptionEqualToValue={(one, other) => one._id === other._id}
        noOptionsText={texts.tags.noneFound}
        renderInput={(params) => <TextField {...params} autoFocus label={tagsTexts.into} />}
      />
    </DialogShell>
  );
}
