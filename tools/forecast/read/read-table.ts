import { openInputs, readCsv } from '../../../apps/server/src/sources/reading/index.ts';

/** Yields the rows of a CSV file, which may be compressed. @throws Error at the first row that cannot be read */
export async function* readTable(file: string): AsyncGenerator<Record<string, string>> {
  for await (const entry of openInputs(file))
    for await (const row of readCsv(entry)) {
      if (!row.ok) throw new Error(`${row.position}: ${row.reason}`);
      yield row.values;
    }
}
