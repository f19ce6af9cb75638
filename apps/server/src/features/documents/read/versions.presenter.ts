import type { billVersionSchema } from '@rotunda/contract';
import { type VersionFact, webAddress } from '@rotunda/domain';
import type { z } from 'zod';
import type { StoredText } from './documents.repository.ts';
import { getLastPrint } from '../merge/version-evidence.ts';

export type BillVersion = z.infer<typeof billVersionSchema>;
type ShownText = DatedText & Pick<StoredText, 'officialTitle' | 'externalUrl'>;

/**
 * Combines versions whose text is stored with versions that a source only lists, newest first; one of them is current.
 */
export function presentVersions(texts: readonly ShownText[], listed: readonly VersionFact[]): BillVersion[] {
  const facts = new Map(listed.map((version) => [version.fnDocumentId, version]));
  const stored = texts.map((text) => presentText(text, facts.get(text.fnDocumentId)));
  const heldIds = new Set(texts.map((text) => text.fnDocumentId));
  const others = listed.filter((version) => !heldIds.has(version.fnDocumentId)).map(presentListed);
  const versions = [...stored, ...others].toSorted(newestFirst);
  const current = getCurrent(versions);
  return versions.map((version) => ({ ...version, current: version === current, isCurrent: version === current }));
}

/** The fields that decide which version is the newest. */
export type DatedText = Pick<StoredText, 'fnDocumentId' | 'versionName' | 'versionCode' | 'versionDate' | 'language'>;

/** Returns the fnDocumentId of the version that `presentVersions` marks as current; null when there are no versions. */
export function getCurrentVersion(texts: readonly DatedText[], listed: readonly VersionFact[]): string | null {
  const shown = texts.map((text) => ({ ...text, officialTitle: null, externalUrl: null }));
  return getCurrent(presentVersions(shown, listed))?.fnDocumentId ?? null;
}

/** @param versions newest first */
function getCurrent(versions: readonly BillVersion[]): BillVersion | undefined {
  return versions.find((version) => version.support) ?? versions[0];
}

/**
 * Orders versions by the rank of the last prints, then by day. Of two languages of one day English comes first, so that
 * it is the current one.
 */
function newestFirst(a: BillVersion, b: BillVersion): number {
  return (
    getLastPrint(b) - getLastPrint(a) ||
    (b.date ?? '').localeCompare(a.date ?? '') ||
    a.language.localeCompare(b.language)
  );
}

function presentText(text: ShownText, fact: VersionFact | undefined): BillVersion {
  return {
    id: text.fnDocumentId,
    _id: text.fnDocumentId,
    fnDocumentId: text.fnDocumentId,
    versionName: text.versionName,
    title: text.versionName,
    description: text.officialTitle,
    status: text.versionCode,
    date: text.versionDate ?? fact?.date ?? null,
    language: text.language,
    externalUrl: webAddress(text.externalUrl) ?? webAddress(fact?.externalUrl),
    fnBillDocType: text.versionCode,
    support: true,
    current: false,
    isCurrent: false,
  };
}

function presentListed(version: VersionFact): BillVersion {
  return {
    id: version.fnDocumentId,
    _id: version.fnDocumentId,
    fnDocumentId: version.fnDocumentId,
    versionName: version.versionName,
    title: version.versionName,
    description: null,
    status: version.versionCode ?? null,
    date: version.date ?? null,
    language: 'en',
    externalUrl: webAddress(version.externalUrl),
    fnBillDocType: version.versionCode ?? null,
    support: false,
    current: false,
    isCurrent: false,
  };
}
