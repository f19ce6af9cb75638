import { openFile, withoutMark } from './open-file.mjs';

const BLOCK = 512;

/**
 * Reads the files of a bundle, one at a time.
 *
 * @param {string} file `.tar` or `.tar.gz`
 * @returns {AsyncGenerator<{ name: string, text: string }>}
 */
export async function* readTar(file) {
  const reader = new BlockReader(openFile(file));
  let longName;
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header === undefined || header.every((byte) => byte === 0)) return;
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8) || 0;
    const type = String.fromCharCode(header[156]);
    const content = (await reader.take(Math.ceil(size / BLOCK) * BLOCK))?.subarray(0, size) ?? Buffer.alloc(0);
    if (type === 'L') longName = content.toString('utf8').replace(/\0.*$/s, '');
    else if (type === 'x') longName = /\d+ path=(.*)\n/.exec(content.toString('utf8'))?.[1] ?? longName;
    else if (type === '0' || type === '\0') {
      yield { name: longName ?? nameIn(header), text: withoutMark(content.toString('utf8')) };
      longName = undefined;
    }
  }
}

function nameIn(header) {
  const part = (from, to) => header.toString('utf8', from, to).replace(/\0.*$/s, '');
  const prefix = part(257, 262) === 'ustar' ? part(345, 500) : '';
  return prefix === '' ? part(0, 100) : `${prefix}/${part(0, 100)}`;
}

class BlockReader {
  #chunks;
  #held = Buffer.alloc(0);

  constructor(stream) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async take(bytes) {
    const parts = [this.#held];
    let length = this.#held.length;
    while (length < bytes) {
      const { value, done } = await this.#chunks.next();
      if (done) return undefined;
      parts.push(value);
      length += value.length;
    }
    const all = Buffer.concat(parts);
    this.#held = all.subarray(bytes);
    return all.subarray(0, bytes);
  }
}
