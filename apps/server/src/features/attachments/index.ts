import { type Feature, handleJob } from '../feature.ts';
import type { AttachmentsDeps } from './attachments-deps.ts';
import { createAttachmentsRoutes } from './attachments.routes.ts';
import { deleteUnusedFilesJob, handleDeleteUnusedFiles } from './delete-unused-files.job.ts';
import { extractFileTextJob, handleExtractFileText } from './extract-file-text.job.ts';
import { readPageHeadJob, handleReadPageHead } from './read-page-head.job.ts';

export const feature = {
  routes: (deps: AttachmentsDeps) => ({ attachments: createAttachmentsRoutes(deps) }),
  jobs: [
    /* @__PURE__ */ handleJob(readPageHeadJob, handleReadPageHead),
    /* @__PURE__ */ handleJob(extractFileTextJob, handleExtractFileText),
    /* @__PURE__ */ handleJob(deleteUnusedFilesJob, handleDeleteUnusedFiles),
  ],
} satisfies Feature;

export type { AttachmentsDeps } from './attachments-deps.ts';
export { ATTACHMENT_LINKS, createAttachmentLinksRepository } from './attachments.repository.ts';
export { insertAttachment } from './create-attachment.ts';
export { FileWordsReader } from './file-words-reader.ts';
export { uploadFile } from './upload-file.ts';
