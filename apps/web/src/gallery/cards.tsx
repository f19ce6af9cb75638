import type { DocumentCard } from '@rotunda/contract';
import { CardLine } from '../shared/documents/card-line.tsx';
import { DocumentLine, DocumentLines, LineButton, LineEnd } from '../shared/documents/document-lines.tsx';
import { FaultyRow } from '../shared/documents/faulty-card.tsx';
import { HitCard } from '../shared/documents/hit-card.tsx';
import { RowList } from '../shared/ui/list-row-root.ts';
import { PartyMark } from '../shared/ui/party-mark.tsx';
import { Stack } from '../shared/ui/stack.tsx';
import type { Piece } from './piece.ts';

const ID = 'us-119-hr-9999';
const NOTHING = {
  status: null,
  progress: null,
  chamber: null,
  originatingChamber: null,
  billType: null,
  billTypeDisplayName: null,
  session: null,
  sessionName: null,
  introducedOn: null,
  introducedTs: null,
  lastActionTs: null,
  lastUpdatedAt: null,
  lastUpdatedOn: null,
  commentEndDate: null,
  regulationDocumentType: null,
  documentSubtype: null,
  startsAt: null,
  meetingStatus: null,
  noticeType: null,
  withdrawn: false,
  byline: null,
  fnDocumentId: null,
} as const;

const BILL: DocumentCard = {
  ...NOTHING,
  fusionId: ID,
  _id: ID,
  primaryId: ID,
  documentType: 'Legislation',
  documentVersionId: `${ID}@1`,
  localityExternalId: 'US HR 9999',
  title: 'Treated Water Reuse Act',
  name: 'Treated Water Reuse Act',
  localityCode: 'US',
  isoCode: 'us',
  countryCode: 'us',
  localityType: 'federal',
  localityName: 'US Federal',
  genericStatus: 'Considering',
  lastActionOn: '2026-03-09',
  lastActionText: 'Referred to a committee',
  isStatusUndated: false,
  publicationDate: null,
  agencies: [],
  sourceUrl: 'https://www.example.org/bill',
  isSample: true,
  summary: 'Counties and districts may reuse treated water under a permit of the state. '.repeat(6),
  metadata: {
    priority: 'High',
    position: 'Support',
    tags: [
      {
        _id: '1',
        name: 'Testify',
      },
    ],
    projects: [],
  },
  priority: 'High',
  position: 'Support',
  tagIds: ['1'],
  projectIds: [],
  actionIds: [],
  commentIds: [],
  customSummary: null,
};

const of = (fusionId: string, changes: Partial<DocumentCard>): DocumentCard => ({
  ...BILL,
  fusionId,
  localityExternalId: null,
  isoCode: null,
  genericStatus: null,
  lastActionOn: null,
  lastActionText: null,
  isStatusUndated: false,
  publicationDate: '2026-03-09',
  ...changes,
});

/** One card of each type that Discover offers, and cards that cannot be rendered. */
const CARDS: Readonly<Record<string, DocumentCard>> = {
  'US legislation': BILL,
  'Global legislation': of('ca-1', {
    documentType: 'GlobalLegislation',
    localityExternalId: 'CA C-99',
    isoCode: 'ca',
    genericStatus: 'Introduced',
    title: 'An Act respecting the reuse of treated water by municipalities and the districts within them. '.repeat(3),
  }),
  Regulation: of('fr-1', {
    documentType: 'Regulation',
    localityExternalId: '2026-00001',
    isoCode: 'us',
    agencies: ['Water Agency'],
    regulationDocumentType: 'Proposed Rule',
    title: 'Permits for the reuse of treated water',
  }),
  'Research document': of('crs-1', {
    documentType: 'ResearchDocument',
    isoCode: 'us',
    documentSubtype: 'CRS',
    byline: 'Ann Author',
    title: 'Treated water: background and issues for Congress',
  }),
  News: of('news-1', {
    documentType: 'News',
    byline: 'The Lantern · Bo Byline',
    title: 'Council votes on treated water',
  }),
  'Social post': of('post-1', {
    documentType: 'SocialPost',
    documentSubtype: 'bluesky',
    title: 'Ann Lee @ann.example',
  }),
  'Unknown country': of('mx-1', { documentType: 'Legislation', isoCode: 'mx' }),
  'Unknown publisher of a report': of('oecd-1', { documentType: 'ResearchDocument', documentSubtype: 'OECD' }),
};

const getMarks = (text: string, word: string) => {
  const start = text.indexOf(word);
  return { text, marks: [[start, start + word.length] as const] };
};
const HIGHLIGHTS = [
  { field: 'title', ...getMarks(BILL.title, 'Water') },
  { field: 'text', ...getMarks('A district that reuses treated water reports each year.', 'treated water') },
];

const LINES = (
  <>
    <DocumentLine
      when="Mar 9, 2026"
      name="Enrolled bill"
      href="/"
      marks={['Current', 'FR']}
      second="As passed by both chambers"
      end={
        <LineEnd>
          <PartyMark party="Democratic" />
          <LineButton>View Details</LineButton>
        </LineEnd>
      }
    />
    <DocumentLine second="Ohio" end={<LineButton>View Details</LineButton>}>
      Words that do not stand out
    </DocumentLine>
    <DocumentLine name="A name alone" />
  </>
);

export const CARDS_OF_DOCUMENTS: readonly Piece[] = [
  ...(['fullsize', 'report', 'shareabledocument'] as const).map((view): Piece => {
    const states = Object.entries(CARDS).map(
      ([name, card]) => [name, () => <HitCard card={card} view={view} />] as const,
    );
    return { name: `HitCard: ${view}`, states: Object.fromEntries(states) };
  }),
  {
    name: 'HitCard: what a search marked',
    states: { 'Title and passage': () => <HitCard card={BILL} view="fullsize" highlights={HIGHLIGHTS} /> },
  },
  {
    name: 'CardLine, in DocumentLines',
    states: {
      'The list goes on behind those that cannot be drawn': () => (
        <DocumentLines>
          <ul>
            {Object.values(CARDS).map((card) => (
              <CardLine key={card.fusionId} card={card} onOpen={() => {}} among={[]} />
            ))}
          </ul>
        </DocumentLines>
      ),
    },
  },
  {
    name: 'DocumentLine',
    states: {
      'All it can have': () => (
        <DocumentLines>
          <ul>{LINES}</ul>
        </DocumentLines>
      ),
      'Its end below on a phone': () => (
        <DocumentLines hasEndBelow>
          <ul>{LINES}</ul>
        </DocumentLines>
      ),
    },
  },
  {
    name: 'FaultyRow',
    states: {
      'A type, a country, a publisher': () => (
        <RowList aria-label="Documents">
          <FaultyRow fault="type" />
          <FaultyRow fault="country" />
          <FaultyRow fault="subtype" />
        </RowList>
      ),
      'Beside a card that can be drawn': () => (
        <Stack>
          <HitCard card={of('mx-2', { documentType: 'Legislation', isoCode: 'mx' })} view="bitesize" />
          <HitCard card={BILL} view="bitesize" />
        </Stack>
      ),
    },
  },
];
