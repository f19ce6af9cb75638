/** A file that cannot be imported at all; the message is for users. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}
