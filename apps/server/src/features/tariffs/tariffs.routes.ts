import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { SignedInContext } from '../../platform/request-context.ts';
import { findHarmonizedCodes } from './find-harmonized-codes.ts';

export function createTariffsRoutes({ database }: { database: DatabaseHandle }) {
  const os = implement(contract.tariffs).$context<SignedInContext>();
  return { findHarmonizedCodes: os.findHarmonizedCodes.handler(({ input }) => findHarmonizedCodes(database, input)) };
}
