import { findJurisdiction } from '@rotunda/domain';
import type { StoredDocument } from './stored-document.ts';

/** Returns `United States · 119th Congress (2025-2026)`; null for a document without jurisdiction and session. */
export function getOrigin({
  isoCode,
  session,
  sessionName,
}: Pick<StoredDocument, 'isoCode' | 'session' | 'sessionName'>): string | null {
  const place = isoCode === null ? null : (findJurisdiction(isoCode)?.name ?? isoCode.toUpperCase());
  const facts = [place, sessionName ?? session].filter((fact) => fact !== null);
  return facts.length === 0 ? null : facts.join(' · ');
}
