import { DocumentLine, DocumentLines } from '../../../shared/documents/document-lines.tsx';
import { sentenceCase } from '../../../shared/format/sentence-case.ts';
import { BETWEEN_TERMS } from '../../../shared/format/between-terms.ts';
import { formatDay } from '../../../shared/format/format-date.ts';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import { cleanAuthorityStatement } from '../model/clean-authority-statement.ts';

/** Characters of a title shown before `Show More`. */
const TITLE = 200;
/** Characters of the subjects shown before `Show More`; the largest bills have 150 subjects. */
const SUBJECTS = 300;

/** Returns a web address's familiar site name. */
function siteName(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return url;
  }
}

/** Numbers the pages of one site, so that no two links have the same text. */
function namedSites(sources: Bill['sources']): { url: string; name: string }[] {
  const seen = new Map<string, number>();
  return sources.map(({ url }) => {
    const site = siteName(url);
    const place = (seen.get(site) ?? 0) + 1;
    seen.set(site, place);
    return { url, name: place === 1 ? site : `${site} (${place})` };
  });
}

const getLetters = (number: string) => number.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Returns a bill's alternate numbers without duplicates, and without other spellings of its own number. */
export function otherNumbers({ localityExternalId, alternateExternalIds }: Bill): string[] {
  const own = getLetters(localityExternalId ?? '');
  const others = new Map(alternateExternalIds.map((number) => [getLetters(number), number]));
  return [...others].filter(([letters]) => letters !== '' && !own.endsWith(letters)).map(([, number]) => number);
}

/** Full title, status, dates and publication sources. */
export function BasicInfo({ bill }: { bill: Bill }) {
  const otherTitles = listOtherTitles(bill);
  return (
    <LabelValue
      facts={[
        { label: legislationTexts.title, value: <Title bill={bill} /> },
        {
          label: legislationTexts.otherTitles,
          value: otherTitles.length > 0 ? <OtherTitles titles={otherTitles} /> : null,
        },
        { label: legislationTexts.currentStatus, value: currentStatus(bill) },
        { label: legislationTexts.introduced, value: formatDay(bill.introducedOn) },
        {
          label: bill.isStatusUndated ? legislationTexts.lastDatedAction : legislationTexts.lastAction,
          value: [bill.lastActionText, formatDay(bill.lastActionOn)].filter(Boolean).join(' · '),
        },
        { label: legislationTexts.policyArea, value: bill.policyArea },
        {
          label: legislationTexts.subjects,
          value:
            bill.subjects.length > 0 ? (
              <TruncatedText text={bill.subjects.join(BETWEEN_TERMS)} limit={SUBJECTS} />
            ) : null,
        },
        {
          label: legislationTexts.law,
          value: bill.laws.map(lawCitation).join(', '),
        },
        { label: legislationTexts.otherNumbers, value: otherNumbers(bill).join(', ') },
        { label: legislationTexts.calendars, value: bill.calendars.map(calendarName).join(BETWEEN_TERMS) },
        { label: legislationTexts.notes, value: bill.notes.length > 0 ? <Notes notes={bill.notes} /> : null },
        {
          label: legislationTexts.constitutionalAuthority,
          value: bill.constitutionalAuthority ? (
            <TruncatedText text={cleanAuthorityStatement(bill.constitutionalAuthority)} limit={SUBJECTS} />
          ) : null,
        },
        {
          label: legislationTexts.sources,
          value:
            bill.sources.length === 0
              ? null
              : namedSites(bill.sources).map(({ url, name }, index) => (
                  <span key={url}>
                    {index > 0 ? ', ' : ''}
                    <WebLink href={url}>{name}</WebLink>
                  </span>
                )),
        },
      ]}
    />
  );
}

/** The bill's title, and of which version it is if a newer one has another. */
function Title({ bill: { title, olderTitleVersion } }: { bill: Bill }) {
  return (
    <>
      <TruncatedText text={title} limit={TITLE} />
      {olderTitleVersion === null ? null : (
        <SecondLine>{legislationTexts.newerTitleExists(olderTitleVersion)}</SecondLine>
      )}
    </>
  );
}

/** Formats the status, and says so if no source gives the day on which the bill came to it. */
function currentStatus({ statusText, progress, isStatusUndated }: Bill): string | null {
  const status = statusText || progress;
  return status && isStatusUndated ? legislationTexts.undatedStatus(status) : status;
}

/**
 * Formats a law's citation, e.g. `Public Law 119-21`, or `Statutes of Canada, 2024, c. 5` if the number alone is
 * ambiguous.
 */
function lawCitation({ number, type }: Bill['laws'][number]): string {
  return number.startsWith(type) ? number : `${type}, ${number}`;
}

/** Formats a calendar's name, e.g. `Union Calendar No. 468`. */
function calendarName({ calendar, number }: Bill['calendars'][number]): string {
  return number === null ? calendar : `${calendar} No. ${number}`;
}

interface TitleWithKinds {
  text: string;
  /** `en` or `fr`. */
  language: string;
  /** Every kind that has the same text, with the chamber if one is named. */
  kinds: string[];
}

/** Kinds that carry no information; a source that sorts titles uses one for the rest. */
const NO_KINDS: readonly string[] = ['other'];

/**
 * Returns titles other than the bill's own, each once with its kinds, whose case differs between sources, and with the
 * versions that have it: `Official Title (Introduced in House, Reported in House)`.
 */
export function listOtherTitles({ title, titles }: Pick<Bill, 'title' | 'titles'>): TitleWithKinds[] {
  const byText = new Map<string, { language: string; kinds: Map<string, Set<string>> }>();
  for (const { text, type, language, ...of } of titles) {
    const known = byText.get(text) ?? { language, kinds: new Map<string, Set<string>>() };
    const kind = NO_KINDS.includes(type.toLowerCase()) ? '' : sentenceCase(type);
    const bearers = known.kinds.get(kind) ?? new Set();
    const bearer = getBearer({ type, ...of });
    // A chamber alone says nothing of a title whose kind is unknown.
    if (bearer !== null && (kind !== '' || of.versionName !== null)) bearers.add(bearer);
    known.kinds.set(kind, bearers);
    byText.set(text, known);
  }
  return [...byText].flatMap(([text, { language, kinds }]) =>
    text === title ? [] : [{ text, language, kinds: [...kinds].map(describeKind).filter(Boolean) }],
  );
}

/** Returns the version that has a title, or the chamber that gave it; null if the title's type already says that. */
function getBearer({ type, chamberName, versionName }: Omit<Bill['titles'][number], 'text' | 'language'>) {
  const isStated = versionName !== null && type.toLowerCase().includes(versionName.toLowerCase());
  return isStated ? null : (versionName ?? chamberName);
}

function describeKind([kind, bearers]: [string, ReadonlySet<string>]): string {
  if (bearers.size === 0) return kind;
  const names = [...bearers].join(', ');
  return kind === '' ? names : `${kind} (${names})`;
}

/** Titles of parts and of earlier versions, with their kinds; a big bill has sixty. */
function OtherTitles({ titles }: { titles: readonly TitleWithKinds[] }) {
  return (
    <DocumentLines>
      <ShowMoreList label={legislationTexts.otherTitles}>
        {titles.map(({ text, language, kinds }) => (
          <DocumentLine key={text} second={kinds.join(', ')}>
            <span lang={language}>
              <TruncatedText text={text} limit={TITLE} />
            </span>
          </DocumentLine>
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}

/** Where the bill began, where it is now, and whether its session can still act on it. */
export function SessionInfo({ bill }: { bill: Bill }) {
  const stop = bill.sessionDateRange?.stopTs ?? null;
  const until = stop === null ? '' : ` ${formatDay(new Date(stop * 1000).toISOString())}`;
  const state =
    bill.sessionActive === null
      ? ''
      : bill.sessionActive
        ? ` · ${legislationTexts.active}${until ? ` until${until}` : ''}`
        : ` · ${legislationTexts.ended}${until}`;
  const name = bill.sessionName ?? bill.session;
  return (
    <LabelValue
      labelWidth={152}
      facts={[
        { label: legislationTexts.originatingChamber, value: bill.originatingChamberName },
        { label: legislationTexts.currentChamber, value: bill.chamberName },
        { label: legislationTexts.sessionName, value: name ? `${name}${state}` : null },
      ]}
    />
  );
}
