import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { Tag } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { useId, useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { switchedMembership } from '../../../shared/membership/membership.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { FindField, matchesText } from '../../../shared/ui/find-field.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { useChangeDecisions } from '../api/use-change-decisions.ts';
import { useDecisions } from '../api/use-decisions.ts';
import { documentMenuTexts } from '../document-menu-texts.ts';
import { toastError } from '../model/toast-error.ts';
import { reverseTagChanges, tagChanges } from '../model/tag-changes.ts';
import type { MenuProps } from './menu-props.ts';
import { MenuError, MenuHint, MenuPopover } from './menu-popover.tsx';

/** Menu size in CSS pixels, and the number of tags shown first (TAG-01). */
const SIZE = { width: 240, maxHeight: 350 };
const FIRST = 10;
/** Number of tags that each Show more adds; showing thousands would make the menu slow. */
const MORE = 50;

/** Menu with the tags of one or more documents; each tag is on all, some or none of them (TAG-01). */
export function TagMenu({ documents, anchor, onClose }: MenuProps) {
  const { queries } = useApi();
  const tags = useQuery(queries.tags.find.queryOptions());
  const { decided, error, retry } = useDecisions(documents);
  const { update } = useChangeDecisions();
  const [find, setFind] = useState('');
  const [switched, setSwitched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const changes = tagChanges(switched, decided ?? []);
  const toggle = (tagId: string, isOn: boolean) => setSwitched((before) => new Map([...before, [tagId, isOn]]));
  const failure = tags.error ?? error;
  const apply = () =>
    update.mutate(
      { changes },
      {
        onSuccess: () => {
          toast.undo(texts.tags.updated, () => {
            // The menu is closed by then, so an error is shown as a toast.
            update.mutateAsync({ changes: reverseTagChanges(changes) }).catch(toastError);
          });
          onClose();
        },
      },
    );
  return (
    <MenuPopover
      label={documentMenuTexts.tags}
      anchor={anchor}
      onClose={onClose}
      size={SIZE}
      head={
        <TagField find={find} onFind={setFind} tags={tags.data?.results} onCreated={(tag) => toggle(tag._id, true)} />
      }
      apply={{
        isDisabled: changes.length === 0,
        isPending: update.isPending,
        fault: update.error ? toApiError(update.error).message : null,
        note: changes.length === 0 ? texts.tags.unchanged : documentMenuTexts.items(changes.length),
        onApply: apply,
      }}
    >
      {failure ? (
        <ErrorState
          error={failure}
          onRetry={() => {
            void tags.refetch();
            retry();
          }}
        />
      ) : null}
      {tags.data && decided ? (
        <TagList
          key={find}
          tags={tags.data.results}
          find={find}
          getState={(tagId) =>
            switchedMembership(
              tagId,
              switched,
              decided.map((document) => document.tagIds),
            )
          }
          onToggle={toggle}
        />
      ) : failure ? null : (
        <SkeletonText lines={5} />
      )}
    </MenuPopover>
  );
}

interface TagListProps {
  tags: readonly Tag[];
  find: string;
  getState: (tagId: string) => 'all' | 'some' | 'none';
  onToggle: (tagId: string, isOn: boolean) => void;
}

function TagList({ tags, find, getState, onToggle }: TagListProps) {
  const [limit, setLimit] = useState(FIRST);
  const found = tags.filter(({ name }) => matchesText(name, find));
  if (found.length === 0) return <MenuHint>{tags.length === 0 ? texts.tags.none : texts.tags.noneFound}</MenuHint>;
  return (
    <>
      <ul aria-label={documentMenuTexts.tags}>
        {found.slice(0, limit).map(({ _id, name }) => (
          <li key={_id} title={name}>
            <FilterOption
              label={name}
              isChecked={getState(_id) === 'all'}
              isIndeterminate={getState(_id) === 'some'}
              onChange={(isOn) => onToggle(_id, isOn)}
            />
          </li>
        ))}
      </ul>
      {found.length > limit ? (
        <Button size="small" variant="text" onClick={() => setLimit(limit + MORE)}>
          {documentMenuTexts.showMore}
        </Button>
      ) : null}
    </>
  );
}

interface TagFieldProps {
  find: string;
  onFind: (find: string) => void;
  /** Undefined while they are being fetched. */
  tags: readonly Tag[] | undefined;
  onCreated: (tag: Tag) => void;
}

/** Filters the list, and creates a tag from the typed text. */
function TagField({ find, onFind, tags, onCreated }: TagFieldProps) {
  const { createTag } = useChangeDecisions();
  const [isNameMissing, setIsNameMissing] = useState(false);
  const faultId = useId();
  const name = find.trim();
  const fault = isNameMissing ? texts.tags.nameRequired : createTag.error ? toApiError(createTag.error).message : null;
  const isTaken = tags === undefined || tags.some((tag) => tag.name.toLowerCase() === name.toLowerCase());
  const create = () => {
    if (name === '') setIsNameMissing(true);
    else
      createTag.mutate(
        { name },
        {
          onSuccess: (tag) => {
            onCreated(tag);
            onFind('');
          },
        },
      );
  };
  return (
    <>
      <FindField
        label={documentMenuTexts.findTag}
        value={find}
        autoFocus
        maxLength={LIMITS.tagName}
        faultId={fault === null ? undefined : faultId}
        onChange={(next) => {
          setIsNameMissing(false);
          createTag.reset();
          onFind(next);
        }}
      />
      {fault === null ? null : (
        <MenuError id={faultId} role="alert">
          {fault}
        </MenuError>
      )}
      {isTaken ? null : (
        <Button
          size="small"
          variant="text"
          fullWidth
          startIcon={<Icon name="plus" />}
          disabled={createTag.isPending}
          onClick={create}
          sx={{ mt: 1, justifyContent: 'flex-start', overflow: 'hidden' }}
        >
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {name === '' ? documentMenuTexts.createTag : documentMenuTexts.createNamedTag(name)}
          </span>
        </Button>
      )}
    </>
  );
}
