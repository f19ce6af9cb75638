import type { Legislation } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { DocumentsDeps } from '../documents.deps.ts';
import { joinSponsors } from '../joining/join-stakeholders.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import type { StoredDocument } from './stored-document.ts';
import type { BillFacts } from '../merge/merged-document.ts';
import { presentLegislation } from './legislation.presenter.ts';
import { readMetadata } from './metadata.repository.ts';

type LegislationDeps = Pick<DocumentsDeps, 'database' | 'findCqOfBills'>;
type StoredBill = StoredDocument & { facts: BillFacts };

/**
 * Returns a bill with its facts, votes, versions and related bills.
 * @throws AppError NOT_FOUND when there is no such bill.
 */
export async function getLegislation(deps: LegislationDeps, actor: Actor, fusionId: string): Promise<Legislation> {
  const [bill] = await findLegislation(deps, actor, [fusionId]);
  if (bill === undefined) throw new AppError('NOT_FOUND');
  return bill;
}

/** Returns bills in the order of the ids; ids that are not stored bills are absent. */
export async function findLegislation(
  { database, findCqOfBills }: LegislationDeps,
  actor: Actor,
  fusionIds: readonly string[],
): Promise<Legislation[]> {
  const repository = createDocumentsRepository(database);
  const found = await repository.findByFusionIds(fusionIds);
  const bills = new Map(
    found.flatMap((document) => (isBill(document) ? [[document.fusionId, document] as const] : [])),
  );
  const documentIds = found.map((document) => document.documentId);
  const metadata = await readMetadata(database, actor, documentIds);
  const ofSecondSource = await findCqOfBills(actor, getFederal([...bills.values()]));
  const presented: Legislation[] = [];
  for (const fusionId of fusionIds) {
    const document = bills.get(fusionId);
    if (document === undefined) continue;
    const namedVotes = (document.facts.recordedVotes ?? []).map(({ voteId }) => voteId);
    const votes = await repository.findVotes(fusionId, namedVotes);
    const texts = await repository.findTexts(fusionId);
    const relatedIds = (document.facts.relatedBills ?? []).map((bill) => bill.fusionId);
    const related = new Map((await repository.findByFusionIds(relatedIds)).map((bill) => [bill.fusionId, bill]));
    const held = await repository.findStoredIds(getStakeholderIds(document.facts));
    const context = { ...document, isoCode: document.facts.isoCode, session: document.facts.session };
    const originatingChamber = document.facts.originatingChamber ?? null;
    const joined = await joinSponsors(database, { ...context, originatingChamber }, document.facts.sponsors ?? []);
    presented.push(
      presentLegislation({
        document,
        metadata: metadata.get(document.documentId),
        votes,
        texts,
        related,
        held,
        joined,
        cq: ofSecondSource.get(fusionId) ?? null,
      }),
    );
  }
  return presented;
}

function getStakeholderIds({ sponsors = [], committees = [] }: BillFacts): string[] {
  return [...sponsors, ...committees].flatMap(({ fusionId }) => fusionId ?? []);
}

/** Returns the fusionIds of the bills that the second source can know: those of the United States Congress. */
function getFederal(bills: readonly StoredBill[]): string[] {
  return bills.flatMap(({ isoCode, fusionId }) => (isoCode === 'us' ? fusionId : []));
}

/**
 * Returns a bill as stored.
 * @throws AppError NOT_FOUND
 */
export async function getStoredBill(database: DatabaseHandle, fusionId: string): Promise<StoredBill> {
  const [document] = await createDocumentsRepository(database).findByFusionIds([fusionId]);
  if (document === undefined || !isBill(document)) throw new AppError('NOT_FOUND');
  return document;
}

function isBill(document: StoredDocument): document is StoredBill {
  return document.facts.kind === 'bill';
}
