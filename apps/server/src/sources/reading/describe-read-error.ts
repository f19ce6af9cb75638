import { UnreadableInputError } from './unreadable-input-error.ts';

/** Explanations of system and library errors for the person who provided the file. */
const REASONS: Readonly<Record<string, string>> = {
  Z_BUF_ERROR: 'the compressed data ends too early (truncated file)',
  Z_DATA_ERROR: 'the compressed data is corrupt or not gzip',
  EACCES: 'permission to read the file is denied',
  EPERM: 'permission to read the file is denied',
  ENOENT: 'there is no such file or folder',
  ELOOP: 'the file is a symbolic link',
  EIO: 'the disk reported a read error',
};

/** Converts any read failure to an UnreadableInputError with a sentence, and keeps the cause. */
export function describeReadError(error: unknown): UnreadableInputError {
  if (error instanceof UnreadableInputError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const message = error instanceof Error ? error.message : String(error);
  const reason = REASONS[code] ?? (message === 'Unexpected end of data' ? 'the archive ends too early' : message);
  return new UnreadableInputError(reason, { cause: error });
}
