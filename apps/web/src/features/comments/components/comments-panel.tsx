import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LIMITS } from '@rotunda/contract/values';
import type { DocumentType } from '@rotunda/domain';
import { useEffect } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { NoticeBar } from '../../../shared/ui/notice-bar.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { useComments } from '../api/use-comments.ts';
import { commentTexts } from '../model/comments-texts.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentItem } from './comment-item.tsx';

const Root = styled('div')({
  fontSize: 13,
  lineHeight: '20px',
  '& h2': { fontSize: 13, lineHeight: '20px', fontWeight: 600, marginBottom: 12 },
  '& form + *': { marginTop: 4 },
});

export interface CommentsPanelProps {
  document: { fusionId: string; documentType: DocumentType };
  /** Comment to find among the earlier ones, show and highlight. */
  linkedId?: string | null;
}

/** Comments by colleagues on a document, newest first, below the field for a new one (COM-01). */
export function CommentsPanel({ document, linkedId = null }: CommentsPanelProps) {
  const isEditor = canEdit(useSession());
  const { query, comments, total } = useComments(document.fusionId);
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const isLinkedMissing = linkedId !== null && query.isSuccess && !comments.some(({ _id }) => _id === linkedId);
  const shouldFetchMore = isLinkedMissing && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (shouldFetchMore) void fetchNextPage();
  }, [shouldFetchMore, fetchNextPage]);
  const hidden = (total ?? 0) - comments.length;
  return (
    <Root>
      <h2>{total ? `${commentTexts.title} (${formatNumber(total)})` : commentTexts.title}</h2>
      {isEditor ? <CommentComposer document={document} /> : null}
      {isLinkedMissing && !hasNextPage ? (
        <NoticeBar tone="warning" icon="chat">
          {commentTexts.linkedNotFound}
        </NoticeBar>
      ) : null}
      {query.isPending ? <SkeletonText lines={4} /> : null}
      {query.isError ? (
        <ErrorState message={commentTexts.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {total === 0 ? (
        <EmptyState
          icon="chat"
          title={commentTexts.emptyTitle}
          {...(isEditor ? { description: commentTexts.emptyHint } : {})}
        />
      ) : null}
      <ul aria-label={commentTexts.title}>
        {comments.map((comment) => (
          <CommentItem key={comment._id} comment={comment} isLinked={comment._id === linkedId} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {commentTexts.showMore(Math.min(hidden, LIMITS.commentsPageSize))}
        </Button>
      ) : null}
    </Root>
  );
}
