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

/** The words as people read them: a mention is `@Name`. */
export function plainText(comment: StoredComment): string {
  return partsOfToday(comment)
    .map((part) => (part.kind === 'mention' ? `@${part.name}` : part.text))
    .join('');
}

/** The sender writes the name of a mention; only ours is shown. Someone who is gone keeps the name they had. */
function partsOfToday({ body, mentions }: StoredComment): CommentPart[] {
  return parseCommentText(body).map((part) =>
    part.kind === 'mention' ? { ...part, name: mentions.get(part.userId) ?? part.name } : part,
  );
}
