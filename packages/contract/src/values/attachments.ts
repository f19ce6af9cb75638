export const ATTACHMENT_TYPES = ['link', 'file'] as const;

/** What may be attached, by the end of its name. Content and name must agree; what is not here is refused. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
} as const;

export type FileExtension = keyof typeof FILE_TYPES;

export const ATTACHMENT_SORTS = ['createdAt', 'lastUpdatedAt', 'title'] as const;

export const ATTACHMENT_PAGE_SIZES = [10, 25, 50, 100] as const;

/**
 * Where a file is sent: a form with these details as JSON in the field `details`, then the file in the field `file`.
 * Not a call of the contract, because the file is streamed. Answers the attachment, or the error every call answers.
 */
export const UPLOAD_PATH = '/attachments/upload';
