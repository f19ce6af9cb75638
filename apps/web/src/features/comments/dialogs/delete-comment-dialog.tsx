import { toApiFault } from '../../../shared/api/api-fault.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { useChangeComments } from '../api/use-change-comments.ts';
import type { ShownComment } from '../api/use-comments.ts';
import { commentTexts } from '../model/comments-texts.ts';

export interface DeleteCommentDialogProps {
  comment: ShownComment;
  /** Of the author when an administrator deletes; null for one's own. */
  otherName: string | null;
  onClose: () => void;
}

/** Asks before a comment is deleted. */
export function DeleteCommentDialog({ comment, otherName, onClose }: DeleteCommentDialogProps) {
  const { remove } = useChangeComments();
  return (
    <DialogShell
      title={commentTexts.delete}
      isOpen
      onClose={onClose}
      error={remove.error ? toApiFault(remove.error).message : null}
      submit={{
        label: commentTexts.deleteButton,
        pendingLabel: commentTexts.deleting,
        color: 'error',
        isPending: remove.isPending,
        onSubmit: () =>
          remove.mutate(
            { id: comment._id },
            {
              onSuccess: () => {
                toast.success(commentTexts.deleted);
                onClose();
              },
            },
          ),
      }}
    >
      <p>{otherName === null ? commentTexts.deleteOwn : commentTexts.deleteOther(otherName)}</p>
    </DialogShell>
  );
}
