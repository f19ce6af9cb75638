import { type Feature, handleJob } from '../feature.ts';
import type { AttachmentsDeps } from './attachments.deps.ts';
import { createAttachmentsRoutes } from './attachments.routes.ts';
import {
  deleteUnusedFilesJob,
  extractFileTextJob,
  handleDeleteUnusedFiles,
  handleExtractFileText,
  handleReadPageHead,
  readPageHeadJob,
} from './attachments.jobs.ts';

export const feature = {
  routes: (deps: AttachmentsDeps) => ({ attachments: createAttachmentsRoutes(deps) }),
  jobs: [
    /* @__PURE__ */ handleJob(readPageHeadJob, handleReadPageHead),
    /* @__PURE__ */ handleJob(extractFileTextJob, handleExtractFileText),
    /* @__PURE__ */ handleJob(deleteUnusedFilesJob, handleDeleteUnusedFiles),
  ],
} satisfies Feature;

export type { AttachmentsDeps } from './attachments.deps.ts';
export { ATTACHMENT_LINKS, createAttachmentLinksRepository } from './attachments.repository.ts';
export { insertAttachment } from './commands/create-attachment.ts';
export { FileWordsReader } from './files/file-words-reader.ts';
export { uploadFile } from './commands/upload-file.ts';
