import { type Attachment, attachmentTypeSchema } from '@rotunda/contract';
import { getLinkedEntityType } from '../linked-entities/index.ts';
import type { StoredAttachment } from './attachments.repository.ts';

export function presentAttachment(stored: StoredAttachment): Attachment {
  const { fileName, mimetype, fileBytes, urlTitle, urlDescription } = stored;
  const named = ({ id, name }: { id: string; name: string }) => ({ _id: id, name });
  return {
    id: stored.attachmentId,
    title: stored.title,
    summary: stored.summary,
    attachmentType: attachmentTypeSchema.parse(stored.attachmentType),
    url: stored.url,
    fileMetadata:
      fileName === null || mimetype === null || fileBytes === null
        ? null
        : { name: fileName, mimetype, filesize: fileBytes },
    fileTextProblem: stored.fileTextProblem,
    urlMetadata: urlTitle === null && urlDescription === null ? null : { title: urlTitle, description: urlDescription },
    tags: stored.tags.map(named),
    linkedProjects: stored.projects.map(named),
    linkedEntities: stored.linkedEntities.flatMap(({ fusionId, documentType }) => {
      const type = getLinkedEntityType(documentType);
      return type === undefined ? [] : [{ documentType: type, fusionId }];
    }),
    createdBy: stored.createdBy,
    createdByName: stored.createdByName,
    createdAt: stored.createdTs,
    lastUpdatedAt: stored.updatedTs,
    lastUpdatedBy: stored.updatedBy,
    version: stored.version,
  };
}
