import type { htsChapters } from '@rotunda/database';
import type { TariffChapter, TariffChapterLine } from '@rotunda/contract';
import { TARIFF_CHAPTERS } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createHtsLinesRepository } from '../hts-lines.repository.ts';
import { createRateFinder } from '../codes/inherit-rates.ts';
import { presentChapterLine } from '../tariff-line.presenter.ts';

/** Returns the loaded chapters in order. */
export async function findTariffChapters(database: DatabaseHandle): Promise<TariffChapter[]> {
  return (await createHtsLinesRepository(database).findChapters()).map(presentChapter);
}

/**
 * Returns a chapter with all its lines.
 * @throws AppError NOT_FOUND for a chapter that is not loaded
 */
export async function getTariffChapter(
  database: DatabaseHandle,
  number: number,
): Promise<{ chapter: TariffChapter; lines: TariffChapterLine[] }> {
  const repository = createHtsLinesRepository(database);
  const chapter = (await repository.findChapters()).find((one) => one.chapter === number);
  if (chapter === undefined) throw new AppError('NOT_FOUND');
  const lines = await repository.findChapterLines(number);
  const inheritedBy = createRateFinder(lines);
  return {
    chapter: presentChapter(chapter),
    lines: lines.map((line) => presentChapterLine(line, inheritedBy(line))),
  };
}

function presentChapter({ chapter, edition, lineCount, replacedTs }: typeof htsChapters.$inferSelect): TariffChapter {
  return { chapter, title: TARIFF_CHAPTERS[chapter] ?? '', edition, lineCount, loadedTs: replacedTs };
}
