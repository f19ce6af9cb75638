import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { type DataColumn, optionsColumn } from '../../../shared/ui/data-list-columns.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { FindField, matchesText } from '../../../shared/ui/find-field.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { DeleteTagDialog } from '../dialogs/delete-tag-dialog.tsx';
import { tagsTexts, formatUsage } from '../model/tags-texts.ts';
import { TagOptions, type TagOptionsProps, type UsedTag } from './tag-options.tsx';

const MergeTagDialog = lazyComponent(async () => (await import('../dialogs/merge-tag-dialog.tsx')).MergeTagDialog);
const NameTagDialog = lazyComponent(async () => (await import('../dialogs/name-tag-dialog.tsx')).NameTagDialog);

/** Rows per page; an organization can have thousands of tags. */
const PAGE = 50;

/** Lists all tags of the organization with their usage and lets the user rename, merge and delete them. */
export function TagList() {
  const { queries } = useApi();
  const tags = useQuery(queries.tags.findUsage.queryOptions());
  const [find, setFind] = useState('');
  const [offset, setOffset] = useState(0);
  const { open, dialog } = useDialogs({
    rename: (close, tag: UsedTag) => <NameTagDialog tag={tag} onClose={close} />,
    merge: (close, tag: UsedTag) => (
      <MergeTagDialog
        tag={tag}
        others={tags.data?.results.filter(({ _id }) => _id !== tag._id) ?? []}
        onClose={close}
      />
    ),
    remove: (close, tag: UsedTag) => <DeleteTagDialog tag={tag} onClose={close} />,
  });
  const all = tags.data?.results ?? [];
  const found = all.filter(({ name }) => matchesText(name, find));
  // The last tag of a page may have been deleted.
  const from = offset < found.length ? offset : 0;
  return (
    <Stack>
      <Toolbar
        title={null}
        find={
          <FindField
            label={tagsTexts.find}
            value={find}
            onChange={(next) => {
              setFind(next);
              setOffset(0);
            }}
          />
        }
      />
      <DataList
        label={tagsTexts.title}
        columns={getColumns(open)}
        items={found.slice(from, from + PAGE)}
        getKey={({ _id }) => _id}
        query={tags}
        total={found.length}
        offset={from}
        rowHeight={44}
        empty={<EmptyState icon="tag" title={all.length === 0 ? texts.tags.none : texts.tags.noneFound} />}
        footer={
          <PaginationFooter
            label={tagsTexts.title}
            offset={from}
            limit={PAGE}
            total={found.length}
            onOffsetChange={setOffset}
          />
        }
      />
      {dialog}
    </Stack>
  );
}

const getColumns = (commands: TagOptionsProps['commands']): readonly DataColumn<UsedTag>[] => [
  { key: 'name', header: tagsTexts.tag, width: '2fr', phone: 'identity', tone: 'strong', cell: ({ name }) => name },
  { key: 'usage', header: tagsTexts.usedIn, width: '3fr', phone: 'line', tone: 'quiet', cell: formatUsage },
  optionsColumn((tag) => <TagOptions tag={tag} commands={commands} />),
];
