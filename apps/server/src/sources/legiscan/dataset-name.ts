import type { LegiscanSession } from './schemas.ts';

export interface DatasetName {
  /** Postal code. */
  state: string;
  session: Pick<LegiscanSession, 'year_start' | 'year_end' | 'special' | 'session_name'>;
}

/** Matches `CA_2025-2026_Regular_Session` and `CA/2025-2026_Regular_Session`, the folder names of the datasets. */
const FOLDER = /(?:^|[/!_])([A-Z]{2})[_/](\d{4})-(\d{4})_([^/!]+)/;

/**
 * Finds the state and session of a dataset. CSV files state neither; the folder's name does. If the folder was renamed,
 * the URL of a bill (`https://legiscan.com/CA/bill/AB1/2025`) gives the state and the first year.
 */
export function getDatasetName(path: string, billUrl: string | undefined): DatasetName | undefined {
  const [, state, first, last, words] = FOLDER.exec(path) ?? [];
  if (state !== undefined && words !== undefined) {
    const name = words.replaceAll('_', ' ');
    const isSpecial = /special|extraordinary/i.test(name) ? 1 : 0;
    return {
      state,
      session: { year_start: Number(first), year_end: Number(last), special: isSpecial, session_name: name },
    };
  }
  const [, stateInUrl, year] = /^https:\/\/legiscan\.com\/([A-Z]{2})\/bill\/[^/]+\/(\d{4})/.exec(billUrl ?? '') ?? [];
  if (stateInUrl === undefined) return undefined;
  return {
    state: stateInUrl,
    session: { year_start: Number(year), year_end: Number(year), special: 0, session_name: undefined },
  };
}
