import { screen, within } from '@testing-library/react';
import type { DocumentCard } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { getContents, SectionList } from '../../../shared/ui/section-list.tsx';
import { buildCard } from '../../../testing/builders.ts';
import { Refusal } from '../../../testing/fake-server.ts';
import { buildRegulation } from '../../../testing/regulation-builder.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import type { Regulation } from '../hooks/use-regulation.ts';
import { AssociatedDocuments } from './associated-documents.tsx';
import { regulationFacts } from './regulation-facts.tsx';
import { RegulationFiles } from './regulation-files.tsx';
import { regulationSections } from './regulation-sections.tsx';

const noActions = { onOpenRelated: () => {}, onRead: null };
const getEntries = (changes: Partial<Regulation>) =>
  getContents(regulationSections(buildRegulation(changes), noActions)).map(({ title }) => title);
const valueOf = (changes: Partial<Regulation>, name: string) =>
  regulationFacts(buildRegulation(changes)).find(({ label }) => label === name)?.value;

const STATE = { localityType: 'state', isoCode: 'us-oh', localityName: 'Ohio' } as const;
/** Facts that are shown only if a source states them. */
const STATED = {
  registerStartPage: 12,
  noticeType: 'Correction',
  effectiveDate: '2026-05-01',
  docketIds: ['ZZZ-1'],
  regulationIdNumbers: ['2060-AV16'],
  topics: ['Ozone'],
  totalComments: 0,
  externalIds: ['A-1'],
};

describe('Regulation sections', () => {
  it.each<[string, Partial<Regulation>, string[]]>([
    [
      'of a federal rule',
      {},
      [
        'Summaries',
        'Title',
        'Description',
        'Citations',
        'Documents',
        'Type',
        'Publication Date',
        'Comment End Date',
        'Regulations.gov Document ID',
        'Federal Register Document Number',
        'Agencies',
        'Associated Dockets',
      ],
    ],
    [
      'of a federal docket',
      { isDocket: true },
      [
        'Summaries',
        'Title',
        'Description',
        'Citations',
        'Documents',
        'Type',
        'Publication Date',
        'Comment End Date',
        'Regulations.gov Document ID',
        'Federal Register Document Number',
        'Agencies',
        'Associated Documents',
      ],
    ],
    [
      'of a federal rule with all that a source can state',
      STATED,
      [
        'Summaries',
        'Title',
        'Description',
        'Pages',
        'Citations',
        'Documents',
        'Type',
        'Notice Type',
        'Publication Date',
        'Comment End Date',
        'Effective Date',
        'Regulations.gov Document ID',
        'Federal Register Document Number',
        'Docket Numbers',
        'Regulation Identifier Numbers',
        'Agencies',
        'Topics',
        'Comments Received',
        'Associated Dockets',
      ],
    ],
    [
      'of a state rule',
      STATE,
      [
        'Summaries',
        'Citations',
        'Description',
        'Documents',
        'Publication Date',
        'Comment End Date',
        'Hearing Dates',
        'Type',
        'State',
        'Agencies',
        'Linked Rules & Notices',
      ],
    ],
    [
      'of a state rule with all that a source can state',
      { ...STATE, ...STATED, isDocket: true },
      [
        'Summaries',
        'Citations',
        'Description',
        'Documents',
        'Publication Date',
        'Comment End Date',
        'Hearing Dates',
        'Effective Date',
        'Type',
        'Notice Type',
        'State',
        'Agencies',
        'Register Identifiers',
        'Regulation Identifier Numbers',
        'Topics',
        'Linked Rules & Notices',
      ],
    ],
  ])('%s appear in the specified order', (_what, changes, expected) => {
    expect(getEntries(changes)).toEqual(expected);
  });

  it.each<[string, Partial<Regulation>, string, string]>([
    ['a rule', {}, 'Associated Dockets', 'No associated dockets found'],
    ['a docket', { isDocket: true }, 'Associated Documents', 'No associated documents found'],
    ['a state rule', STATE, 'Linked Rules & Notices', 'No linked rules or notices found'],
  ])('of %s say when nothing is linked', (_what, changes, title, words) => {
    renderWithApi(<SectionList sections={regulationSections(buildRegulation(changes), noActions)} />, {});
    expect(within(screen.getByRole('region', { name: title })).getByText(words)).toBeInTheDocument();
  });

  it.each<[string, Partial<Regulation>, string]>([
    ['a rule', { docketFusionIds: ['regs-docket-1'] }, 'Associated Dockets'],
    ['a docket', { isDocket: true, documentFusionIds: ['regs-1'] }, 'Associated Documents'],
    ['a state rule', { ...STATE, linkedFusionIds: ['regs-1'] }, 'Linked Rules & Notices'],
  ])('of %s count and list what is linked', async (_what, changes, title) => {
    const card = buildCard({ documentType: 'Regulation', localityExternalId: 'ZZZ-2026-0001' });
    const others = { docketFusionIds: [], documentFusionIds: [], linkedFusionIds: [] };
    renderWithApi(
      <SectionList sections={regulationSections(buildRegulation({ ...others, ...changes }), noActions)} />,
      {
        documents: { findRegulationDocuments: () => ({ results: [card], total: 1 }) },
      },
    );
    const section = within(screen.getByRole('region', { name: title }));
    expect(await section.findByText('ZZZ-2026-0001')).toBeInTheDocument();
    expect(section.getByText('1')).toBeInTheDocument();
  });

  it('count dockets that are named but not stored and link to their page', () => {
    const otherDockets = [{ docketId: 'ZZZ-2026-0001', url: 'https://www.regulations.gov/docket/ZZZ-2026-0001' }];
    renderWithApi(<SectionList sections={regulationSections(buildRegulation({ otherDockets }), noActions)} />, {});
    const section = within(screen.getByRole('region', { name: 'Associated Dockets' }));
    expect(section.getByText('1')).toBeInTheDocument();
    expect(section.getByRole('link', { name: /^ZZZ-2026-0001 on Regulations.gov/ })).toHaveAttribute(
      'href',
      'https://www.regulations.gov/docket/ZZZ-2026-0001',
    );
    expect(section.queryByText('No associated dockets found')).toBeNull();
  });

  it('offer the text when it is stored', async () => {
    let read = 0;
    const sections = regulationSections(buildRegulation(), { ...noActions, onRead: () => (read += 1) });
    const { user } = renderWithApi(<SectionList sections={sections} />, {});
    expect(screen.getByText('Check back later for the summary.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Read the text' }));
    expect(read).toBe(1);
  });

  it('say that there is nothing to summarize when no text is stored', () => {
    renderWithApi(<SectionList sections={regulationSections(buildRegulation(), noActions)} />, {});
    expect(screen.getByText('This document does not include content available for summarization.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Read the text' })).toBeNull();
  });
});

describe('Regulation values', () => {
  it.each<[string, Partial<Regulation>, string, unknown]>([
    ['an unknown day of publication', { publicationDate: null }, 'Publication Date', '–'],
    ['a day of publication', { publicationDate: '2026-03-02' }, 'Publication Date', 'March 2, 2026'],
    ['no end of comments', { commentEndDates: [] }, 'Comment End Date', '–'],
    [
      'two ends of comments',
      { commentEndDates: ['2026-05-01', '2026-06-01'] },
      'Comment End Date',
      'May 1, 2026; June 1, 2026',
    ],
    ['no hearing', STATE, 'Hearing Dates', '–'],
    [
      'hearings with and without a place',
      {
        ...STATE,
        hearings: [
          { date: '2026-05-01', text: 'Room 9' },
          { date: '2026-06-02', text: null },
        ],
      },
      'Hearing Dates',
      'May 1, 2026 · Room 9; June 2, 2026',
    ],
    [
      "the Register's citation before others, each once",
      { registerCitiation: '91 FR 12', citations: ['40 CFR 60', '91 FR 12'] },
      'Citations',
      '91 FR 12 · 40 CFR 60',
    ],
    ['no citation', {}, 'Citations', '–'],
    ['the pages it fills', { registerStartPage: 107012, registerEndPage: 107015 }, 'Pages', '107012–107015'],
    ['the one page it is on', { registerStartPage: 12, registerEndPage: 12 }, 'Pages', '12'],
    ['a page without an end', { registerStartPage: 12, registerEndPage: null }, 'Pages', '12'],
    [
      'its type, withdrawn before publication',
      {
        regulationDocumentType: 'Rule',
        documentSubtype: 'Direct final',
        withdrawn: true,
        isPublicInspection: true,
      },
      'Type',
      'Rule · Direct final · Withdrawn · Public inspection',
    ],
    ['no type', {}, 'Type', '–'],
    ['ids of Regulations.gov', { externalIds: ['A-1', 'A-2'] }, 'Regulations.gov Document ID', 'A-1 · A-2'],
    ['the number of the Register', { ofrId: '2026-00001' }, 'Federal Register Document Number', '2026-00001'],
    ['the state', STATE, 'State', 'Ohio'],
    ['dates without a day of effect', { effectiveDateComment: 'Comments by May 2.' }, 'Dates', 'Comments by May 2.'],
    ['that nobody commented', { totalComments: 0 }, 'Comments Received', '0'],
  ])('show %s', (_what, changes, label, value) => {
    expect(valueOf(changes, label)).toBe(value);
  });

  it.each<[string, string | null, string]>([
    ['none', null, 'No description was published.'],
    ['plain', 'First line\nSecond line', 'First line Second line'],
    ['plain with an ampersand', 'Research &amp; development', 'Research & development'],
    ['marked up', '<p>Sets <b>limits</b><script>alert(1)</script></p>', 'Sets limits'],
  ])('show a description that is %s', (_what, description, shown) => {
    const { container } = renderUi(<>{valueOf({ description }, 'Description')}</>);
    expect(container).toHaveTextContent(new RegExp(`^${shown}$`));
  });
});

describe('Regulation files', () => {
  const file = (url: string, title: string | null, mimeType: string | null) => ({ url, title, mimeType });

  it('are named by title and format, list each URL once and show three first', async () => {
    const regulation = buildRegulation({
      documentUrl: 'https://regs.example/1',
      registerUrl: 'https://regs.example/1',
      textAttachments: [file('https://regs.example/2', null, 'application/pdf')],
      supplementalAttachments: [
        file('https://regs.example/3', 'Model', 'text/csv'),
        file('https://regs.example/4', null, null),
        file('https://regs.example/2', 'The same again', null),
      ],
    });
    const { user } = renderUi(<RegulationFiles regulation={regulation} />);
    await user.click(screen.getByRole('button', { name: 'Show 1 More' }));
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ["View on the publisher's site", 'https://regs.example/1'],
      ['Full text (PDF)', 'https://regs.example/2'],
      ['Model (text/csv)', 'https://regs.example/3'],
      ['Attachment', 'https://regs.example/4'],
    ]);
  });

  it('say that there are none', () => {
    renderUi(<RegulationFiles regulation={buildRegulation()} />);
    expect(screen.getByText('No files were published.')).toBeInTheDocument();
  });
});

describe('Associated documents', () => {
  const cards = Array.from({ length: 12 }, (_, index) =>
    buildCard({ documentType: 'Regulation', fusionId: `regs-${index + 1}`, localityExternalId: `ZZZ-${index + 1}` }),
  );
  const opened: string[] = [];
  const renderList = (findRegulationDocuments: () => { results: DocumentCard[]; total: number }) =>
    renderWithApi(
      <AssociatedDocuments
        label="Associated Documents"
        noneText="None here"
        fusionIds={cards.map(({ fusionId }) => fusionId)}
        onOpen={({ documentType, fusionId }) => opened.push(`${documentType} ${fusionId}`)}
      />,
      { documents: { findRegulationDocuments } },
    );
  const items = () => within(screen.getByRole('list', { name: 'Associated Documents' })).getAllByRole('listitem');

  it('load ten at a time and show three of each page first', async () => {
    const { user, calls } = renderList(() => {
      const skip = Number(calls.at(-1)?.input['skip']);
      return { results: cards.slice(skip, skip + 10), total: 12 };
    });
    await user.click(await screen.findByRole('button', { name: 'Show 7 More' }));
    expect(items()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'View Details: ZZZ-10' }));
    expect(opened).toEqual(['Regulation regs-10']);
    await user.click(screen.getByRole('button', { name: /next/i }));
    expect(await screen.findByText('ZZZ-11')).toBeInTheDocument();
    expect(items()).toHaveLength(2);
    expect(calls.map(({ input }) => [input['skip'], input['limit']])).toEqual([
      [0, 10],
      [10, 10],
    ]);
  });

  it('have no pages when a single page holds them all', async () => {
    renderList(() => ({ results: cards.slice(0, 10), total: 10 }));
    expect(await screen.findByText('ZZZ-1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /next/i })).toBeNull();
  });

  it('say that there are none when the named documents are not stored', async () => {
    renderList(() => ({ results: [], total: 0 }));
    expect(await screen.findByText('None here')).toBeInTheDocument();
  });

  it('show an error instead of "none" when they cannot be fetched', async () => {
    renderList(() => {
      throw new Refusal('INTERNAL');
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText('None here')).toBeNull();
  });
});
