export type { AttachmentsDeps } from './attachments-deps.ts';
export { ATTACHMENT_LINKS, createAttachmentLinksRepository } from './attachments.repository.ts';
export { createAttachmentsRoutes } from './attachments.routes.ts';
export { insertAttachment } from './create-attachment.ts';
export { deleteUnusedFilesJob, handleDeleteUnusedFiles } from './delete-unused-files.job.ts';
export { extractFileTextJob, handleExtractFileText } from './extract-file-text.job.ts';
export { FileWordsReader } from './file-words-reader.ts';
export { handleReadPageHead, readPageHeadJob } from './read-page-head.job.ts';
export { uploadFile } from './upload-file.ts';
