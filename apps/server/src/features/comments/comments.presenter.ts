import type { Comment } from '@rotunda/contract';
import { parseCommentText, writeCommentText } from '@rotunda/domain';
import type { StoredComment } from './comments.repository.ts';

export function presentComment(comment: StoredComment): Comment {
  return {
    _id: comment.commentId,
    fusionId: comment.fusionId,
    text: withNamesOfToday(comment),
    createdBy: comment.createdBy,
    createdByName: comment.createdByName,
    createdAtTs: comment.createdTs,
    editedAtTs: comment.editedTs,
  };
}

/** The sender writes the name of a mention; only ours is shown. Someone who is gone keeps the name they had. */
function withNamesOfToday({ body, mentions }: StoredComment): string {
  return writeCommentText(
    parseCommentText(body).map((part) =>
      part.kind === 'mention' ? { ...part, name: mentions.get(part.userId) ?? part.name } : part,
    ),
  );
}
