import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { createTagsRepository } from './tags.repository.ts';
import { createTag, deleteTag, mergeTags, renameTag } from './tags.commands.ts';
import type { TagsDeps } from './tags.deps.ts';

export function createTagsRoutes(deps: TagsDeps) {
  const os = implement(contract.tags).$context<SignedInContext>();
  const repository = createTagsRepository(deps.database);
  return {
    find: os.find.handler(async ({ context }) => {
      const results = await repository.find(context.actor.organizationId);
      return { results, total: results.length };
    }),
    findUsage: os.findUsage.handler(async ({ context }) => {
      const results = await repository.findUsage(context.actor.organizationId);
      return { results, total: results.length };
    }),
    create: os.create.handler(({ input, context }) => createTag(deps, context.actor, input.name)),
    rename: os.rename.handler(({ input, context }) => renameTag(deps, context.actor, input.id, input.name)),
    merge: os.merge.handler(({ input, context }) => mergeTags(deps, context.actor, input.id, input.intoTagId)),
    delete: os.delete.handler(async ({ input, context }) => {
      await deleteTag(deps, context.actor, input.id);
      return { ok: true };
    }),
  };
}
