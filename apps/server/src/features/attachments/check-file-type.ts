import { fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';
import { FILE_TYPES, type FileExtension, ATTACHMENT_TEXTS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';

const isAllowed = (extension: string): extension is FileExtension => Object.hasOwn(FILE_TYPES, extension);

/**
 * The type a file's name promises.
 * @throws AppError VALIDATION for a type that may not be attached
 */
export function typeOfName(fileName: string): string {
  const extension = fileName.toLowerCase().split('.').at(-1) ?? '';
  if (!isAllowed(extension)) throw refusal(ATTACHMENT_TEXTS.fileTypeRefused);
  return FILE_TYPES[extension];
}

/** @throws AppError VALIDATION for a content that is not of the type its name promised */
export async function checkContent(path: string, mimetype: string): Promise<void> {
  const isAsNamed = mimetype.startsWith('text/')
    ? await isText(path)
    : (await fileTypeFromFile(path))?.mime === mimetype;
  if (!isAsNamed) throw refusal(ATTACHMENT_TEXTS.fileTypeWrong);
}

const refusal = (text: string) => new AppError('VALIDATION', { data: { fields: { file: text } } });

/** UTF-8 or UTF-16 without control characters no text has; old single-byte encodings pass, as long as they are text. */
async function isText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    const start = buffer.subarray(0, bytesRead);
    // Its mark is also how a frame of MPEG audio begins, for which the library takes it.
    const isWide = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
    if (isWide) return true;
    const hasControls = start.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b));
    return !hasControls && (await fileTypeFromFile(path)) === undefined;
  } finally {
    await file.close();
  }
}
