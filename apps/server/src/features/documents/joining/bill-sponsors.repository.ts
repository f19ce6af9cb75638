import { billSponsors, documents, personFamilyName } from '@rotunda/database';
import type { Chamber, IsoDate, SponsorFact } from '@rotunda/domain';
import { eq, sql } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import type { MergedDocument } from '../merge/merged-document.ts';
import type { BillContext } from './bill-mentions.ts';
import { getSponsorKeys } from './sponsor-keys.ts';

/** The sponsors of one bill, as stored. */
export interface SponsoredBill {
  documentId: number;
  isoCode: string;
  sponsors: readonly SponsorFact[];
}

/** Extracts the sponsors of a merged document; null when it is not a bill. */
export function getSponsors({ isoCode, facts }: Pick<MergedDocument, 'isoCode' | 'facts'>) {
  return facts.kind === 'bill' ? { isoCode: isoCode ?? '', sponsors: facts.sponsors ?? [] } : null;
}

/** A sponsor who may be the person, with the fields of the bill that help decide. */
export interface SponsorRow {
  documentId: number;
  sponsor: SponsorFact;
  bill: BillContext;
}

/** Public bills and people belong to no organization, so these methods are not scoped to one. */
export function createBillSponsorsRepository(db: DatabaseHandle) {
  return {
    /** Replaces the stored sponsors of the bills with what their facts now say. */
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
            getSponsorKeys(isoCode, sponsor).map((sponsorKey) => ({ documentId, place, sponsorKey, sponsor })),
          ),
        ),
      );
    },

    /**
     * Returns the locality and family name of a person's record, by which state bills name them; null when there is no
     * such person.
     */
    async findNames(personFusionId: string): Promise<{ isoCode: string | null; family: string | null } | null> {
      const [row] = await db
        .select({ isoCode: documents.isoCode, family: sql<string | null>`${personFamilyName}` })
        .from(documents)
        .where(sql`${documents.fusionId} = ${personFusionId} and ${documents.documentType} = 'Person'`);
      return row ?? null;
    },

    /** Returns the sponsors stored under any of the keys, those of the newest bills first, without duplicates. */
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
        // Only `replace` writes this column, always from a SponsorFact.
        sponsor: sponsor as SponsorFact,
        bill: {
          isoCode: bill.isoCode ?? '',
          session: bill.session ?? '',
          sessionEndOn: bill.sessionEndOn as IsoDate | null,
          // Only the merge writes this column, always from the Chamber of a record.
          originatingChamber: originatingChamber as Chamber | null,
          introducedOn: bill.introducedOn as IsoDate | null,
          lastActionOn: bill.lastActionOn as IsoDate | null,
        },
      }));
    },
  };
}
