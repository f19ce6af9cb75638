import type { Source } from '../source.ts';
import { parseFiles } from './collect-records.ts';

/** Returns id and contradictions of each record, or why it was refused. */
export async function readContradictions(source: Source, files: Record<string, string | object>): Promise<unknown[]> {
  const written = Object.entries(files).map(([name, body]) => [
    name,
    typeof body === 'string' ? body : JSON.stringify(body),
  ]);
  const parsed = await parseFiles(source, Object.fromEntries(written));
  return parsed.map((item) => {
    if (!item.ok) return item.reason;
    if (!('contradictions' in item.record) || item.record.contradictions === undefined) return item.record.fusionId;
    return [item.record.fusionId, ...item.record.contradictions];
  });
}
