import type { Comment } from '@rotunda/contract';
import { type CommentPart, parseCommentText, writeCommentText } from '@rotunda/domain';
import type { StoredComment } from './comments.repository.ts';

export function presentComment(comment: StoredComment): Comment {
  return {
    _id: comment.commentId,
    fusionId: comment.fusionId,
    text: writeCommentText(partsOfToday(comment)),
    createdBy: comment.createdBy,
    createdByName: comment.createdByName,
    createdAtTs: comment.createdTs,
    editedAtTs: comment.editedTs,
  };
}

/** Returns the comment as people read it, with mentions as `@Name`. */
export function plainText(comment: StoredComment): string {
  return partsOfToday(comment)
    .map((part) => (part.kind === 'mention' ? `@${part.name}` : part.text))
    .join('');
}

/** Replaces the client's names of mentions with the current ones. A user who is gone keeps the previous name. */
function partsOfToday({ body, mentions }: StoredComment): CommentPart[] {
  return parseCommentText(body).map((part) =>
    part.kind === 'mention' ? { ...part, name: mentions.get(part.userId) ?? part.name } : part,
  );
}
