import { dayOfJurisdiction, isOffice, isRoleHeldOn } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository } from '../read/documents.repository.ts';
import type { Loss } from './older-records.ts';

/** Fewest people who lose a term, and the smallest share of them, that no publisher corrects in one release. */
const TERMS = { fewest: 3, share: 0.1 } as const;
/**
 * Seats change more often. Between releases of one Congress, even a year apart, 1 to 7 percent of the seats went to someone
 * else, between two Congresses 26 to 41 percent (2013 to 2026).
 */
const SEATS = { fewest: 10, share: 0.2 } as const;
/** Share of new members in office above which a file is that of a new legislature, in which all seats are dealt anew. */
const NEW_LEGISLATURE = 0.95;

interface Figures {
  stored: number;
  lost: number;
  examples: string[];
}

/**
 * Returns a sentence when the records of a run would take terms or seats away in bulk, as only an older file does;
 * otherwise null.
 *
 * @param losses those of all records of the run so far
 */
export async function judgeLosses(db: DatabaseHandle, losses: readonly Loss[], nowMs: number): Promise<string | null> {
  const terms = getFigures(losses, 'terms');
  if (isBulk(terms, TERMS)) {
    return `${terms.lost} of ${terms.stored} people would lose terms that are stored${getExample(terms)}`;
  }
  const seats = getFigures(losses, 'seats');
  if (isBulk(seats, SEATS) && !(await isNewLegislature(db, losses, nowMs))) {
    return `${seats.lost} of ${seats.stored} committee seats that are stored would be lost${getExample(seats)}`;
  }
  return null;
}

function getFigures(losses: readonly Loss[], kind: Loss['kind']): Figures {
  const own = losses.filter((loss) => loss.kind === kind);
  const sum = (name: 'stored' | 'lost') => own.reduce((total, loss) => total + loss[name], 0);
  const examples = own.toSorted((a, b) => b.lost - a.lost).filter(({ lost }) => lost > 0);
  return { stored: sum('stored'), lost: sum('lost'), examples: examples.slice(0, 2).map(({ name }) => name) };
}

function isBulk({ stored, lost }: Figures, { fewest, share }: { fewest: number; share: number }): boolean {
  return lost >= fewest && lost >= stored * share;
}

function getExample({ examples }: Figures): string {
  return examples.length === 0 ? '' : ` (for example ${examples.join(' and ')})`;
}

/** Whether nearly everyone whom only the new records seat is in office, which is never so in an older file. */
async function isNewLegislature(db: DatabaseHandle, losses: readonly Loss[], nowMs: number): Promise<boolean> {
  const newcomers = new Set(losses.flatMap((loss) => loss.newcomers));
  if (newcomers.size === 0) return false;
  const people = await createDocumentsRepository(db).findByFusionIds([...newcomers]);
  const inOffice = people.filter(
    ({ facts }) =>
      facts.kind === 'person' &&
      (facts.roles ?? []).some((role) => isOffice(role) && isRoleHeldOn(role, dayOfJurisdiction(role.isoCode, nowMs))),
  );
  return inOffice.length >= newcomers.size * NEW_LEGISLATURE;
}
