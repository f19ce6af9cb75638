import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import type { CommentsDeps } from './comments.deps.ts';
import { presentComment } from './comments.presenter.ts';
import { createCommentsRepository } from './comments.repository.ts';
import { createComment, deleteComment, updateComment } from './comments.commands.ts';

/** The contract declares the paths and who may call them. */
export function createCommentsRoutes(deps: CommentsDeps) {
  const os = implement(contract.comments).$context<SignedInContext>();
  return {
    find: os.find.handler(async ({ input: { fusionId, ...page }, context }) => {
      const { organizationId } = context.actor;
      const repository = createCommentsRepository(deps.database);
      const [rows, total] = await Promise.all([
        repository.find(organizationId, fusionId, page),
        repository.count(organizationId, fusionId),
      ]);
      return { results: rows.map(presentComment), total };
    }),
    create: os.create.handler(({ input, context }) => createComment(deps, context.actor, input)),
    update: os.update.handler(({ input, context }) => updateComment(deps, context.actor, input)),
    delete: os.delete.handler(async ({ input, context }) => {
      await deleteComment(deps, context.actor, input.id);
      return { ok: true } as const;
    }),
  };
}
