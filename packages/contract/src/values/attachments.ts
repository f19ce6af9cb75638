export const ATTACHMENT_TYPES = ['link', 'file'] as const;

/**
 * File types that may be attached, by file extension. The content must match the extension; anything else is rejected.
 */
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
 * Where files are uploaded: a form with these details as JSON in the field `details`, followed by the file in the field
 * `file`. It is not a call of the contract, because the file is streamed. Returns the attachment, or an error as every
 * call does.
 */
export const UPLOAD_PATH = '/attachments/upload';
