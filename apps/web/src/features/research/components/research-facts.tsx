import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { formatDay } from '../../../shared/format/format-date.ts';
import type { Fact } from '../../../shared/ui/label-value.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { Research } from '../hooks/use-research.ts';
import type { ResearchSectionName } from '../model/research-section-names.ts';
import { researchTexts as words } from '../research-texts.ts';

/** Shown in a section required by the specification when the publisher states nothing. */
const NONE = '–';

type FactName = Exclude<ResearchSectionName, 'summaries' | 'relatedBills'>;
/** A fact that can be linked to. */
type AnchoredFact = Fact & { anchor: string };

/** Returns the sections that have a single value, in the order of `names`. */
export function researchFacts(report: Research, names: readonly ResearchSectionName[]): AnchoredFact[] {
  const all: Readonly<Record<FactName, AnchoredFact>> = {
    title: fact('title', words.title, report.title),
    session: fact('session', words.session, report.sessionName),
    committees: fact('committees', words.committees, <Committees committees={report.committees} />),
    authors: fact('authors', words.authors, <Authors authors={report.authors} />),
    reportId: fact('report-id', words.reportId, report.externalId),
    sourceText: fact(
      'source-text',
      words.sourceText,
      report.documentUrl && <WebLink href={report.documentUrl}>{words.readOriginal}</WebLink>,
    ),
    publicationDate: fact('publication-date', words.publicationDate, formatDay(report.publicationDate)),
  };
  return names.flatMap((name) => (name === 'summaries' || name === 'relatedBills' ? [] : [all[name]]));
}

const fact = (anchor: string, label: string, value: Fact['value']): AnchoredFact => ({
  anchor,
  label,
  value: value || NONE,
});

function Committees({ committees }: Pick<Research, 'committees'>) {
  if (committees.length === 0) return <>{NONE}</>;
  return (
    <ShowMoreList label={words.committees}>
      {committees.map(({ fusionId, name }) => (
        <li key={fusionId}>
          <AddressLink href={documentPath({ documentType: 'Committee', fusionId })}>{name}</AddressLink>
        </li>
      ))}
    </ShowMoreList>
  );
}

function Authors({ authors }: Pick<Research, 'authors'>) {
  if (authors.length === 0) return <>{NONE}</>;
  return (
    <ShowMoreList label={words.authors}>
      {authors.map((author) => (
        <li key={author}>{author}</li>
      ))}
    </ShowMoreList>
  );
}
