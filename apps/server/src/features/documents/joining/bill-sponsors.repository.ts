import { billSponsors, documents, personFamilyName } from '@rotunda/database';
import type { Chamber, IsoDate, SponsorFact } from '@rotunda/domain';
import { eq, sql } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import type { MergedDocument } from '../merge/merged-document.ts';
import type { BillContext } from './bill-mentions.ts';
import { sponsorKeysOf } from './sponsor-keys.ts';

/** The sponsors of one bill as they are kept. */
export interface SponsoredBill {
  documentId: number;
  isoCode: string;
  sponsors: readonly SponsorFact[];
}

/** The sponsors of a merged document; null where it is no bill. */
export function sponsorsOf({ isoCode, facts }: Pick<MergedDocument, 'isoCode' | 'facts'>) {
  return facts.kind === 'bill' ? { isoCode: isoCode ?? '', sponsors: facts.sponsors ?? [] } : null;
}

/** A sponsor who may be the person, and of the bill what tells whether they are. */
export interface SponsorRow {
  documentId: number;
  sponsor: SponsorFact;
  bill: BillContext;
}

/** Public bills and people belong to no organization, so these methods take none. */
export function createBillSponsorsRepository(db: DatabaseHandle) {
  return {
    /** Keeps what the facts of bills say of their sponsors in place of what they said before. */
    async replace(bills: readonly SponsoredBill[]): Promise<void> {
      if (bills.length === 0) return;
      await db.delete(billSponsors).where(
        isOneOf(
          billSponsors.documentId,
          bills.map(({ documentId }) => documentId),
        ),
      );
      await bulkInsert(
        db,
        billSponsors,
        bills.flatMap(({ documentId, isoCode, sponsors }) =>
          sponsors.flatMap((sponsor, place) =>
            sponsorKeysOf(isoCode, sponsor).map((sponsorKey) => ({ documentId, place, sponsorKey, sponsor })),
          ),
        ),
      );
    },

    /** The place and the family name of a person's record, by which state bills name them; null of no person. */
    async findNames(personFusionId: string): Promise<{ isoCode: string | null; family: string | null } | null> {
      const [row] = await db
        .select({ isoCode: documents.isoCode, family: sql<string | null>`${personFamilyName}` })
        .from(documents)
        .where(sql`${documents.fusionId} = ${personFusionId} and ${documents.documentType} = 'Person'`);
      return row ?? null;
    },

    /** The sponsors under any of the keys, those of the newest bills first, each once. */
    async findByKeys(keys: readonly string[]): Promise<SponsorRow[]> {
      const rows = await db
        .selectDistinctOn([documents.introducedOn, billSponsors.documentId, billSponsors.place], {
          documentId: billSponsors.documentId,
          place: billSponsors.place,
          sponsor: billSponsors.sponsor,
          isoCode: documents.isoCode,
          session: documents.session,
          sessionEndOn: documents.sessionEndOn,
          originatingChamber: documents.originatingChamber,
          introducedOn: documents.introducedOn,
          lastActionOn: documents.lastActionOn,
        })
        .from(billSponsors)
        .innerJoin(documents, eq(documents.documentId, billSponsors.documentId))
        .where(isOneOf(billSponsors.sponsorKey, keys))
        .orderBy(
          sql`${documents.introducedOn} desc nulls last`,
          sql`${billSponsors.documentId} desc`,
          billSponsors.place,
        );
      return rows.map(({ documentId, sponsor, originatingChamber, ...bill }) => ({
        documentId,
        // Written from a SponsorFact by `replace` and by nothing else.
        sponsor: sponsor as SponsorFact,
        bill: {
          isoCode: bill.isoCode ?? '',
          session: bill.session ?? '',
          sessionEndOn: bill.sessionEndOn as IsoDate | null,
          // Written from the Chamber of a record by the merge and by nothing else.
          originatingChamber: originatingChamber as Chamber | null,
          introducedOn: bill.introducedOn as IsoDate | null,
          lastActionOn: bill.lastActionOn as IsoDate | null,
        },
      }));
    },
  };
}
