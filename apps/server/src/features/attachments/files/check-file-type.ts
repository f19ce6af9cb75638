import { fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';
import { FILE_TYPES, type FileExtension, ATTACHMENT_TEXTS } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';

const isAllowed = (extension: string): extension is FileExtension => Object.hasOwn(FILE_TYPES, extension);

/**
 * Returns the type that the file name implies.
 * @throws AppError VALIDATION for a type that is not allowed
 */
export function typeOfName(fileName: string): string {
  const extension = fileName.toLowerCase().split('.').at(-1) ?? '';
  if (!isAllowed(extension)) throw refusal(ATTACHMENT_TEXTS.fileTypeRefused);
  return FILE_TYPES[extension];
}

/**
 * Checks that the content has the type implied by the file name.
 * @throws AppError VALIDATION for other content
 */
export async function checkContent(path: string, mimetype: string): Promise<void> {
  const isAsNamed = mimetype.startsWith('text/')
    ? await isText(path)
    : (await fileTypeFromFile(path))?.mime === mimetype;
  if (!isAsNamed) throw refusal(ATTACHMENT_TEXTS.fileTypeWrong);
}

const refusal = (text: string) => new AppError('VALIDATION', { data: { fields: { file: text } } });

/**
 * Whether the file is UTF-8 or UTF-16 without control characters that never occur in text. Old single-byte encodings
 * also pass.
 */
async function isText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    const start = buffer.subarray(0, bytesRead);
    // A UTF-16 byte order mark looks like the start of an MPEG audio frame to the library.
    const isWide = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
    if (isWide) return true;
    const hasControls = start.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b));
    return !hasControls && (await fileTypeFromFile(path)) === undefined;
  } finally {
    await file.close();
  }
}
