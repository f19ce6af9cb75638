import type { TariffLineRecord, UnixSeconds } from '@rotunda/domain';
import { createHash } from 'node:crypto';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOlderEdition } from './codes/is-older-edition.ts';
import { createHtsLinesRepository } from './hts-lines.repository.ts';

/**
 * Makes the Harmonized Tariff Schedule that a run loaded the current one, all its chapters together, inside the
 * caller's transaction. Chapters that the run did not load stay unchanged; a run that loaded none changes nothing.
 */
export async function activateTariffLoad(tx: DatabaseHandle, loadId: string, nowTs: UnixSeconds): Promise<void> {
  await createHtsLinesRepository(tx).activateLoad(loadId, nowTs);
}

/**
 * Writes lines into the copy of the schedule that a run is loading, inside the caller's transaction. Nothing reads them
 * until the load is adopted. Idempotent.
 *
 * A chapter whose edition in use is newer stays as it is, and the lines of the older one are not written.
 *
 * @returns for each line, in order, how it compares with the current line of its code
 */
export async function storeTariffLines(
  tx: DatabaseHandle,
  loadId: string,
  records: readonly TariffLineRecord[],
  { acceptsOlder }: { acceptsOlder: boolean },
): Promise<('created' | 'updated' | 'unchanged' | 'older')[]> {
  if (records.length === 0) return [];
  const repository = createHtsLinesRepository(tx);
  const rows = records.map((record) => getRow(loadId, record));
  const chapters = [...new Set(rows.map(({ chapter }) => chapter))];
  const editions = acceptsOlder ? new Map<number, string>() : await repository.findEditions(chapters);
  const isOlder = ({ chapter, edition }: (typeof rows)[number]) => isOlderEdition(edition, editions.get(chapter));
  const known = await repository.findHashes(
    chapters,
    rows.map(({ lineKey }) => lineKey),
  );
  await repository.upsertLines(rows.filter((row) => !isOlder(row)));
  return rows.map((row) => {
    if (isOlder(row)) return 'older';
    const { lineKey, contentHash } = row;
    const before = known.get(lineKey);
    // Lines without a code may have the same words in the same place, each with its own content.
    return before === undefined ? 'created' : before.has(contentHash) ? 'unchanged' : 'updated';
  });
}

function getRow(loadId: string, record: TariffLineRecord) {
  const { kind: _kind, fusionId: _id, part: _part, edition, position, parentPosition, ...content } = record;
  const { htsno, ancestors, description } = content;
  return {
    ...content,
    loadId,
    position,
    parentPosition,
    edition,
    lineKey: htsno ?? [...ancestors, description].join(' > '),
    digits: htsno?.replaceAll('.', ''),
    contentHash: createHash('sha256')
      .update(JSON.stringify(Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1))))
      .digest('hex'),
  };
}
