import { Zip, ZipDeflate } from 'fflate';
import type { FileHandle } from 'node:fs/promises';

const encoder = new TextEncoder();

/** Writes an archive while its parts arrive. No part is ever in memory as a whole, neither plain nor compressed. */
export class ZipFile {
  readonly #file: FileHandle;
  readonly #zip: Zip;
  #packed: Uint8Array[] = [];
  #fault: Error | null = null;

  constructor(file: FileHandle) {
    this.#file = file;
    this.#zip = new Zip((error, chunk) => {
      if (error !== null) this.#fault = error;
      else this.#packed.push(chunk);
    });
  }

  /** Adds a part. Parts are added one after another, because fflate holds back parts added while one is open. */
  async add(name: string, content: Iterable<string> | AsyncIterable<string>): Promise<void> {
    const part = new ZipDeflate(name, { level: 6 });
    this.#zip.add(part);
    for await (const text of content) {
      part.push(encoder.encode(text));
      await this.#flush();
    }
    part.push(new Uint8Array(0), true);
    await this.#flush();
  }

  async end(): Promise<void> {
    this.#zip.end();
    await this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#fault !== null) throw this.#fault;
    const packed = this.#packed;
    this.#packed = [];
    for (const chunk of packed) await this.#file.writeFile(chunk);
  }
}
