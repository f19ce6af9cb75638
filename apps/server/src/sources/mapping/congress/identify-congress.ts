import { congressesOfDays, decideIdentity, type IsoDate } from '@rotunda/domain';

/** Names of files and pages of a Congress: `…/119/meeting/house/…`, `HHRG-119-RU00-…`, `BILLS-119hr1rh`, `/119th-congress/`. */
const PATTERNS = [
  /\/(\d{2,3})(?:st|nd|rd|th)-congress\//i,
  /\/(?:committee-meeting|hearing|meeting)\/(\d{2,3})\//i,
  /\/(\d{2,3})\/(?:meeting|hearing)\//i,
  /\b(?:[HSJ][A-Z]{3}|BILLS|CRPT|CHRG|CPRT|CDOC)-(\d{2,3})(?=[a-z-])/,
];

export interface StatedCongress {
  /** As the record states it, if it does. */
  stated: number | string | undefined;
  /** Addresses of the record and of its documents. */
  addresses: readonly (string | null | undefined)[];
  days: readonly (IsoDate | undefined)[];
}

export type IdentifiedCongress =
  | { ok: true; congress: number | undefined; contradictions: string[] }
  | { ok: false; reason: string };

/** Decides of which Congress a record is by its field, its addresses and its dates. */
export function identifyCongress({ stated, addresses, days }: StatedCongress): IdentifiedCongress {
  const named = addresses.flatMap((address) => congressInAddress(address) ?? []);
  const decision = decideIdentity(
    [
      { from: 'the record', values: stated === undefined ? [] : [String(Number(stated))] },
      // Addresses of different Congresses tell nothing: meetings also link to earlier papers.
      { from: 'its address', values: new Set(named).size === 1 ? named.slice(0, 1) : [] },
      { from: days.length > 1 ? 'its dates' : 'its date', values: congressesOfDays(days) },
    ],
    (congress) => `Congress ${congress}`,
  );
  if (decision === undefined) return { ok: true, congress: undefined, contradictions: [] };
  if (!decision.ok) return decision;
  return { ok: true, congress: Number(decision.value), contradictions: decision.contradictions };
}

function congressInAddress(address: string | null | undefined): string | undefined {
  return PATTERNS.map((pattern) => pattern.exec(address ?? '')?.[1]).find((congress) => congress !== undefined);
}
