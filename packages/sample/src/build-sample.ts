import type { BillRecord, IsoDate, SourceRecord } from '@rotunda/domain';
import { buildBills } from './bills.ts';
import { buildLegislatures, SAMPLE_MARK } from './legislatures.ts';
import { buildRoster } from './people.ts';
import { buildHearings, buildNews, buildResearch, buildSocialPosts } from './publications.ts';
import { buildPresidentialActions } from './presidential-actions.ts';
import { buildRegulations } from './regulations.ts';
import { buildStaff, buildSubcommittees } from './staff.ts';
import { buildStateRegulations } from './state-regulations.ts';
import { buildTariffMeasures } from './tariff-measures.ts';

export interface SampleOptions {
  /** The same seed and day produce identical records. */
  seed: string;
  /** All dates are relative to this day, so that "last 90 days" has something to show. */
  referenceDay: IsoDate;
}

/** Changing it creates a different sample; an installation that has started one finishes it. */
export const SAMPLE_SEED = 'rotunda-1';

/**
 * Builds about 3,000 fictional documents of every type and jurisdiction, with their texts and votes. People come first,
 * and documents that refer to others come after those.
 */
export function buildSampleRecords({ seed, referenceDay }: SampleOptions): SourceRecord[] {
  const legislatures = buildLegislatures(referenceDay).map((legislature) => ({
    legislature,
    roster: buildRoster(seed, legislature, referenceDay),
  }));
  const bills = legislatures.flatMap(({ legislature, roster }) =>
    buildBills({ seed, referenceDay, legislature, roster }),
  );
  const congress = legislatures.find(({ legislature }) => legislature.level === 'congress');
  if (congress === undefined) throw new Error('the jurisdictions have no Congress');
  const background = {
    seed,
    referenceDay,
    bills: bills.filter(
      (record): record is BillRecord =>
        record.kind === 'bill' && record.isoCode === 'us' && record.session === SAMPLE_MARK,
    ),
    roster: congress.roster,
    legislators: legislatures.flatMap(({ roster }) => roster.people),
  };
  return [
    ...legislatures.flatMap(({ roster }) => roster.people.map((person) => person.record)),
    ...legislatures.flatMap(({ roster }) => roster.committees),
    ...buildSubcommittees(congress.roster.committees),
    ...buildStaff(seed, congress.roster),
    ...bills,
    ...buildRegulations(seed, referenceDay),
    ...buildStateRegulations(seed, referenceDay),
    ...buildPresidentialActions(seed, referenceDay),
    ...buildResearch(background),
    ...buildNews(background),
    ...buildSocialPosts(background),
    ...buildHearings(background),
    ...buildTariffMeasures(seed, referenceDay),
  ];
}
