import type { HarmonizedCode, ImpactReport } from '@rotunda/contract';
import { TARIFF_CHAPTERS } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { findMeasuresOfCodes } from './find-tariff-regulations.ts';
import { findTariffChapters } from './get-tariff-chapter.ts';
import { createHtsLinesRepository, type StoredTariffLine } from '../hts-lines.repository.ts';
import { presentConfiguration } from '../impact-configurations.presenter.ts';
import { createImpactConfigurationsRepository } from '../impact-configurations.repository.ts';
import { presentTariffLine } from '../tariff-line.presenter.ts';

const MAX_LINES = 50;
const MAX_MEASURES = 50;
/** Codes of chapter 99, which lists the duties in addition to those of a line; footnotes of the line name them. */
const ADDITIONAL_CODE = /\b99\d{2}\.\d{2}\.\d{2}\b/g;

/**
 * Reports what the schedule and the stored measures say about the codes of a configuration; nothing is estimated.
 * @throws AppError NOT_FOUND, also for a configuration of another organization
 */
export async function getImpactReport(database: DatabaseHandle, actor: Actor, id: string): Promise<ImpactReport> {
  const stored = await createImpactConfigurationsRepository(database, actor.organizationId).get(id);
  if (stored === null) throw new AppError('NOT_FOUND');
  const categories = await Promise.all(stored.hsCodes.map((code) => describeCode(database, code)));
  const additional = categories.flatMap((category) => category.additional.flatMap(({ htsno }) => htsno ?? []));
  const codes = [...stored.hsCodes, ...new Set(additional.map((code) => code.replaceAll('.', '')))];
  const found = await findMeasuresOfCodes(database, actor, codes, MAX_MEASURES);
  const chapters = await findTariffChapters(database);
  const asked = new Set(stored.hsCodes.map((code) => Number(code.slice(0, 2))));
  return {
    configuration: presentConfiguration(stored),
    categories,
    measures: found.results,
    measureCount: found.total,
    sources: {
      chapters: chapters.filter(({ chapter }) => asked.has(chapter)),
      measuresHeld: found.held.count,
      newestMeasure: found.held.newest,
    },
  };
}

async function describeCode(database: DatabaseHandle, code: string): Promise<ImpactReport['categories'][number]> {
  const repository = createHtsLinesRepository(database);
  const [own] = (await repository.findLines({ codePrefix: code, words: [], skip: 0, limit: 1 })).results;
  const rated = await repository.findRatedLines(code, MAX_LINES);
  const named = await repository.findByCodes(getAdditionalCodes(rated.results));
  const description = code.length === 2 ? TARIFF_CHAPTERS[Number(code)] : own?.description;
  return {
    code,
    description: own === undefined ? null : (description ?? null),
    lines: rated.results.map(presentStated),
    lineCount: rated.total,
    additional: named.map(presentStated),
  };
}

/** Presents a line that states its own rates, so nothing is inherited. */
const presentStated = (line: StoredTariffLine): HarmonizedCode => presentTariffLine(line, null);

function getAdditionalCodes(lines: readonly StoredTariffLine[]): string[] {
  const words = lines.map(({ footnotes }) => JSON.stringify(footnotes)).join(' ');
  return [...new Set(Array.from(words.matchAll(ADDITIONAL_CODE), ([code]) => code.replaceAll('.', '')))];
}
