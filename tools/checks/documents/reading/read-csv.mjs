import { openFile } from './open-file.mjs';

/**
 * Reads the rows of a CSV file as objects by header, one at a time. Cells may contain line breaks and doubled quotes.
 *
 * @param {string | undefined} file undefined if the data has no such table.
 * @returns {AsyncGenerator<Record<string, string>>}
 */
export async function* readCsv(file) {
  if (file === undefined) return;
  let header;
  for await (const row of readRows(file)) {
    if (header === undefined) header = row.map((name) => name.replace(/^\uFEFF/, ''));
    else if (row.length === header.length) yield Object.fromEntries(header.map((name, at) => [name, row[at]]));
  }
}

async function* readRows(file) {
  const reader = new RowReader();
  const stream = openFile(file);
  stream.setEncoding('utf8');
  for await (const chunk of stream) yield* reader.read(chunk);
  yield* reader.end();
}

class RowReader {
  #row = [];
  #cell = '';
  #quoted = false;
  /** A quote at the end of a chunk may close the cell or be the first of two. */
  #afterQuote = false;

  *read(text) {
    for (const letter of text) {
      if (this.#afterQuote) {
        this.#afterQuote = false;
        if (letter === '"') {
          this.#cell += '"';
          continue;
        }
        this.#quoted = false;
      }
      if (this.#quoted) {
        if (letter === '"') this.#afterQuote = true;
        else this.#cell += letter;
      } else if (letter === '"' && this.#cell === '') this.#quoted = true;
      else if (letter === ',') this.#endCell();
      else if (letter === '\n') yield this.#endRow();
      else this.#cell += letter;
    }
  }

  *end() {
    if (this.#cell !== '' || this.#row.length > 0) yield this.#endRow();
  }

  #endCell() {
    this.#row.push(this.#cell);
    this.#cell = '';
  }

  #endRow() {
    this.#cell = this.#cell.replace(/\r$/, '');
    this.#endCell();
    const row = this.#row;
    this.#row = [];
    return row;
  }
}
