import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { SignedInContext } from '../../platform/request-context.ts';
import { findHarmonizedCodes } from './queries/find-harmonized-codes.ts';
import { findTariffChapters, getTariffChapter } from './queries/get-tariff-chapter.ts';
import { findTariffRegulations, getTariffRegulation } from './queries/find-tariff-regulations.ts';

export function createTariffsRoutes({ database }: { database: DatabaseHandle }) {
  const os = implement(contract.tariffs).$context<SignedInContext>();
  return {
    findRegulations: os.findRegulations.handler(({ input, context }) =>
      findTariffRegulations(database, context.actor, input),
    ),
    getRegulation: os.getRegulation.handler(({ input, context }) =>
      getTariffRegulation(database, context.actor, input.id),
    ),
    findHarmonizedCodes: os.findHarmonizedCodes.handler(({ input }) => findHarmonizedCodes(database, input)),
    findChapters: os.findChapters.handler(async () => {
      const results = await findTariffChapters(database);
      return { results, total: results.length };
    }),
    getChapter: os.getChapter.handler(({ input }) => getTariffChapter(database, input.chapter)),
  };
}
