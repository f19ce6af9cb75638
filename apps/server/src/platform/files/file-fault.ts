/** A file that cannot be imported as a whole; the message is for people. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}
