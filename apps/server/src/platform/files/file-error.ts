/** A file that cannot be imported at all; the message is for users. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
