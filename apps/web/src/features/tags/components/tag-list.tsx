import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { FindField, isFoundBy } from '../../../shared/ui/find-field.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { DeleteTagDialog } from '../dialogs/delete-tag-dialog.tsx';
import { MergeTagDialog } from '../dialogs/merge-tag-dialog.tsx';
import { NameTagDialog } from '../dialogs/name-tag-dialog.tsx';
import { tagsTexts, usageWords } from '../model/tags-texts.ts';
import { TagOptions, type UsedTag } from './tag-options.tsx';

/** Rows on a page: an organisation may have thousands. */
const PAGE = 50;

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'grid',
    gap: 12,
    '& .find': { maxWidth: 320 },
    '& .table': {
      border: `1px solid ${token.border}`,
      borderRadius: 6,
      backgroundColor: token.surface,
      overflow: 'hidden',
    },
    '& .quiet': { padding: '16px 20px', fontSize: 13, color: token.ink2 },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 32px',
      columnGap: 16,
      alignItems: 'center',
      minHeight: 44,
      padding: '4px 12px 4px 20px',
      fontSize: 13,
      lineHeight: '20px',
    },
    '& li + li': { borderTop: `1px solid ${token.border}` },
    '& .name': { fontWeight: 500, overflowWrap: 'anywhere' },
    '& .usage': { color: token.ink2, fontVariantNumeric: 'tabular-nums' },
    [theme.breakpoints.down('sm')]: {
      '& .find': { maxWidth: 'none' },
      '& li': { gridTemplateColumns: 'minmax(0, 1fr) 32px', padding: '8px 8px 8px 16px' },
      '& .usage': { gridColumn: 1, gridRow: 2 },
      '& .options': { gridColumn: 2, gridRow: 1 },
    },
  };
});

/** Every tag of the organisation with how often it is in use, to rename, merge and delete. */
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
  if (tags.isError) return <ErrorState error={tags.error} onRetry={() => void tags.refetch()} />;
  if (!tags.data) return <SkeletonText lines={6} />;
  const { results } = tags.data;
  const found = results.filter(({ name }) => isFoundBy(name, find));
  // The last of a page may have been deleted.
  const from = offset < found.length ? offset : 0;
  return (
    <Root>
      <div className="find">
        <FindField
          label={tagsTexts.find}
          value={find}
          onChange={(next) => {
            setFind(next);
            setOffset(0);
          }}
        />
      </div>
      <div className="table">
        {found.length === 0 ? (
          <p className="quiet">{results.length === 0 ? texts.tags.none : texts.tags.noneFound}</p>
        ) : null}
        <ul aria-label={tagsTexts.title}>
          {found.slice(from, from + PAGE).map((tag) => (
            <li key={tag._id}>
              <span className="name">{tag.name}</span>
              <span className="usage">{usageWords(tag)}</span>
              <span className="options">
                <TagOptions tag={tag} commands={open} />
              </span>
            </li>
          ))}
        </ul>
        <PaginationFooter
          label={tagsTexts.title}
          offset={from}
          limit={PAGE}
          total={found.length}
          onOffsetChange={setOffset}
        />
      </div>
      {dialog}
    </Root>
  );
}
