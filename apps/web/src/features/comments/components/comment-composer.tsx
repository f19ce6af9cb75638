import Button from '@mui/material/Button';
import { LIMITS } from '@rotunda/contract/values';
import type { DocumentType } from '@rotunda/domain';
import { useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useSession } from '../../../shared/api/session.tsx';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { useUnsavedChanges } from '../../../shared/navigation/unsaved-changes.ts';
import { useChangeComments } from '../api/use-change-comments.ts';
import { getDraft, EMPTY_DRAFT, getText, type CommentDraft } from '../model/comment-draft.ts';
import { commentTexts } from '../model/comments-texts.ts';
import { createDraftStore } from '../model/draft-store.ts';
import { MentionField } from './mention-field.tsx';

export interface CommentFormProps {
  label: string;
  placeholder?: string;
  submitLabel: string;
  pendingLabel: string;
  draft: CommentDraft;
  onChange: (draft: CommentDraft) => void;
  /** There is unsent text. */
  isDirty: boolean;
  isPending: boolean;
  error: unknown;
  hasFocus?: boolean;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

/** Text field and buttons of a comment that is being written or edited. */
export function CommentForm(props: CommentFormProps) {
  const { draft, onChange, isDirty, isPending, error, onSubmit, onCancel } = props;
  const { user } = useSession();
  const { activePeople } = useDirectory();
  useUnsavedChanges(isDirty);
  const text = getText(draft).trim();
  const isTooLong = text.length > LIMITS.commentText;
  const fault = error ? toApiError(error) : null;
  const submit = () => {
    if (text !== '' && isDirty && !isTooLong && !isPending) onSubmit(text);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MentionField
        label={props.label}
        {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
        draft={draft}
        onChange={onChange}
        people={activePeople.filter((person) => person._id !== user._id)}
        error={isTooLong ? commentTexts.tooLong : (fault?.fields['text'] ?? fault?.message)}
        isDisabled={isPending}
        hasFocus={props.hasFocus ?? false}
        onSubmit={submit}
      />
      {isDirty || props.hasFocus ? (
        <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 8 }}>
          <Button size="small" disabled={isPending} onClick={onCancel}>
            {commentTexts.cancel}
          </Button>
          <Button
            size="small"
            type="submit"
            variant="contained"
            disabled={isPending || !isDirty || text === '' || isTooLong}
          >
            {isPending ? props.pendingLabel : props.submitLabel}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

/** Field for a new comment. Its text is kept until it is sent or discarded. */
export function CommentComposer({ document }: { document: { fusionId: string; documentType: DocumentType } }) {
  const { fusionId, documentType } = document;
  const { user } = useSession();
  const { create } = useChangeComments();
  const draftStore = createDraftStore(sessionStorage, user._id, fusionId);
  const [draft, setDraft] = useState(() => getDraft(draftStore.read()));
  const change = (next: CommentDraft) => {
    draftStore.write(getText(next));
    setDraft(next);
  };
  const clear = () => {
    create.reset();
    change(EMPTY_DRAFT);
  };
  return (
    <CommentForm
      label={commentTexts.add}
      placeholder={commentTexts.placeholder}
      submitLabel={commentTexts.submit}
      pendingLabel={commentTexts.submitting}
      draft={draft}
      onChange={change}
      isDirty={draft.text.trim() !== ''}
      isPending={create.isPending}
      error={create.error}
      onSubmit={(text) => create.mutate({ fusionId, documentType, text }, { onSuccess: clear })}
      onCancel={clear}
    />
  );
}
