import type { Readable } from 'node:stream';

/** A file that is read from the storage while it is being sent. */
export class StreamedFile extends File {
  readonly #content: Readable;
  readonly #bytes: number;

  constructor(content: Readable, facts: { name: string; type: string; bytes: number }) {
    super([], facts.name, { type: facts.type });
    this.#content = content;
    this.#bytes = facts.bytes;
  }

  override get size(): number {
    return this.#bytes;
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const content = this.#content;
    const chunks: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: () => void content.destroy(),
    });
  }
}
