import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { canEdit, isAdministrator, useSession } from '../../../shared/api/session.tsx';
import { bringIntoView, LOADING_LIMITS } from '../../../shared/browser/bring-into-view.ts';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { useChangeComments } from '../api/use-change-comments.ts';
import type { ShownComment } from '../api/use-comments.ts';
import { getDraft, getText } from '../model/comment-draft.ts';
import { commentTexts } from '../model/comments-texts.ts';
import { CommentForm } from './comment-composer.tsx';
import { CommentText } from './comment-text.tsx';

const Root = styled('li')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    padding: '12px 0',
    '& + &': { borderTop: `1px solid ${token.border}` },
    // The focus shows where the reader was taken. The color still marks the comment once the focus has moved on.
    '&[aria-current]': { margin: '0 -8px', padding: '12px 8px', borderRadius: 6, backgroundColor: token.selected },
  };
});

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 });

const Author = styled('span')({ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' });

const Time = styled('span')(({ theme }) => ({
  color: theme.vars.palette.token.ink3,
  fontSize: 12.5,
  whiteSpace: 'nowrap',
}));

const Actions = styled('span')({ marginLeft: 'auto', display: 'flex', flex: 'none' });

export interface CommentItemProps {
  comment: ShownComment;
  /** The address names this comment, so it is scrolled into view and highlighted. */
  isLinked: boolean;
}

/** One comment: its author, its time, and what the reader can do with it. */
export function CommentItem({ comment, isLinked }: CommentItemProps) {
  const root = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isLinked || root.current === null) return;
    root.current.focus({ preventScroll: true });
    return bringIntoView(root.current, LOADING_LIMITS);
  }, [isLinked]);
  const session = useSession();
  const { remove } = useChangeComments();
  const [shown, setShown] = useState<'text' | 'form' | 'delete'>('text');
  const isOwn = comment.createdBy === session.user._id;
  const mayEdit = isOwn && canEdit(session);
  const name = comment.createdByName || commentTexts.someone;
  const show = (next: typeof shown) => () => setShown(next);
  return (
    <Root ref={root} {...(isLinked ? { 'aria-current': true, tabIndex: -1 } : {})}>
      <Head>
        <Author>{name}</Author>
        <Time>
          <RelativeDate seconds={comment.createdAtTs} />
          {comment.editedAtTs === null ? null : (
            <span title={formatDateTime(comment.editedAtTs)}>{` · ${commentTexts.edited}`}</span>
          )}
        </Time>
        <Actions>
          {mayEdit && shown !== 'form' ? (
            <IconButton icon="edit" size="small" label={commentTexts.edit} onClick={show('form')} />
          ) : null}
          {mayEdit || isAdministrator(session) ? (
            <IconButton icon="trash" size="small" label={commentTexts.delete} onClick={show('delete')} />
          ) : null}
        </Actions>
      </Head>
      {shown === 'form' ? <EditComment comment={comment} onDone={show('text')} /> : <CommentText text={comment.text} />}
      {shown === 'delete' ? (
        <ConfirmDialog
          title={commentTexts.delete}
          question={isOwn ? commentTexts.deleteOwn : commentTexts.deleteOther(name)}
          label={commentTexts.deleteButton}
          pendingLabel={commentTexts.deleting}
          onConfirm={() => remove.mutateAsync({ id: comment._id })}
          doneText={() => commentTexts.deleted}
          onClose={show('text')}
        />
      ) : null}
    </Root>
  );
}

function EditComment({ comment, onDone }: { comment: ShownComment; onDone: () => void }) {
  const { update } = useChangeComments();
  const [draft, setDraft] = useState(() => getDraft(comment.text));
  return (
    <CommentForm
      label={commentTexts.edit}
      submitLabel={commentTexts.save}
      pendingLabel={commentTexts.saving}
      draft={draft}
      onChange={setDraft}
      isDirty={getText(draft) !== comment.text}
      isPending={update.isPending}
      error={update.error}
      hasFocus
      onSubmit={(text) => update.mutate({ id: comment._id, text }, { onSuccess: onDone })}
      onCancel={onDone}
    />
  );
}
