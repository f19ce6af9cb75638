/** A file of contacts that cannot be imported as a whole; the message is for people. */
export class ContactFileFault extends Error {
  override readonly name = 'ContactFileFault';
}
