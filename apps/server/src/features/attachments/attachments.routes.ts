import { implement } from '@orpc/server';
import { contract, ATTACHMENT_TEXTS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import { PageUnreadableError } from '../../platform/page-reader/create-page-reader.ts';
import type { SignedInContext } from '../../platform/request-context.ts';
import type { AttachmentsDeps } from './attachments.deps.ts';
import { createLink } from './commands/create-attachment.ts';
import { deleteAttachments } from './commands/delete-attachments.ts';
import { downloadFile, findAttachments, getAttachment } from './attachments.queries.ts';
import { updateAttachment } from './commands/update-attachment.ts';

/**
 * The contract declares the paths and who may call them. Everything requires the organization's
 * feature flag.
 */
export function createAttachmentsRoutes(deps: AttachmentsDeps) {
  const os = implement(contract.attachments)
    .$context<SignedInContext>()
    .use(({ context, next }) => {
      if (!context.actor.flags.attachments) throw new AppError('FEATURE_OFF');
      return next();
    });
  const { database } = deps;
  return {
    find: os.find.handler(({ input, context }) => findAttachments(database, context.actor, input)),
    get: os.get.handler(({ input, context }) => getAttachment(database, context.actor, input.id)),
    create: os.create.handler(({ input, context }) => createLink(deps, context.actor, input)),
    update: os.update.handler(({ input, context }) => updateAttachment(deps, context.actor, input)),
    delete: os.delete.handler(({ input, context }) => deleteAttachments(deps, context.actor, input.attachmentIds)),
    deleteOne: os.deleteOne.handler(({ input, context }) => deleteAttachments(deps, context.actor, [input.id])),
    download: os.download.handler(({ input, context }) => downloadFile(deps, context.actor, input.id)),
    readLinkMetadata: os.readLinkMetadata.handler(async ({ input }) => {
      try {
        return await deps.pages.read(input.url);
      } catch (cause) {
        if (!(cause instanceof PageUnreadableError)) throw cause;
        // Every failure has the same text, so that it does not reveal which hosts answer inside the operator's network.
        throw new AppError('VALIDATION', { data: { fields: { url: ATTACHMENT_TEXTS.pageUnreadable } }, cause });
      }
    }),
  };
}
