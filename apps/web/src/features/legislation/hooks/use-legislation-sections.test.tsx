import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SectionList } from '../../../shared/ui/section-list.tsx';
import { buildBill } from '../../../testing/bill-builder.ts';
import type { Answers } from '../../../testing/fake-server.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { buildBillEvent, buildBillVersion, buildBillVote } from '../../../testing/bill-part-builders.ts';
import type { Bill } from './use-legislation.ts';
import { timelineSection, useLegislationSections } from './use-legislation-sections.tsx';

interface Opened {
  documents: string[];
  texts: (string | null)[];
  votes: string[];
}

function Sections({ bill, opened }: { bill: Bill; opened: Opened }) {
  const getSections = useLegislationSections(bill.fusionId, {
    onOpenRelated: ({ documentType, fusionId }) => opened.documents.push(`${documentType} ${fusionId}`),
    onOpenVote: ({ voteId }) => opened.votes.push(voteId),
    onRead: (fnDocumentId) => opened.texts.push(fnDocumentId),
    onCreateAction: null,
    onCompare: null,
    onCompareWith: null,
  });
  return <SectionList sections={getSections(bill)} />;
}

function renderSections(changes: Partial<Bill>, documents: Answers['documents'] = {}) {
  const opened: Opened = { documents: [], texts: [], votes: [] };
  const answers = {
    documents: { findLegislationVersions: () => [], findLegislationEvents: () => [], ...documents },
  };
  return { opened, ...renderWithApi(<Sections bill={buildBill(changes)} opened={opened} />, answers) };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const NOTE = { group: 'Fiscal notes', documents: [{ title: 'Note', url: null, date: null, note: null }] };
const ALWAYS = {
  start: ['Basic Info', 'Summaries', 'Bill Versions'],
  middle: ['Relevant Bills', 'Chamber and Session Information', 'Sponsors', 'Committee Assignments'],
  end: ['Committee Hearings and Events'],
};
const CANADIAN = { documentType: 'GlobalLegislation', localityCode: 'CA' } as const;

describe('Bill sections', () => {
  it.each<[string, Partial<Bill>, string[]]>([
    ['always', {}, [...ALWAYS.start, ...ALWAYS.middle, ...ALWAYS.end]],
    ['with votes', { votes: [buildBillVote()] }, [...ALWAYS.start, ...ALWAYS.middle, ...ALWAYS.end, 'Votes']],
    [
      'with other documents',
      { otherDocuments: [NOTE] },
      [...ALWAYS.start, 'Other Documents', ...ALWAYS.middle, ...ALWAYS.end],
    ],
    [
      'with a group of documents that is empty',
      { otherDocuments: [{ ...NOTE, documents: [] }] },
      [...ALWAYS.start, ...ALWAYS.middle, ...ALWAYS.end],
    ],
    [
      'without any chamber',
      { chamberName: null, originatingChamberName: null },
      [...ALWAYS.start, 'Relevant Bills', 'Session Information', 'Sponsors', 'Committee Assignments', ...ALWAYS.end],
    ],
    [
      'of Canada, with votes and documents it does not tell of',
      { ...CANADIAN, votes: [buildBillVote()], otherDocuments: [NOTE] },
      [
        'Summaries',
        'Basic Info',
        'Bill Versions',
        'Chamber and Session Information',
        'Sponsors',
        'Committee Assignments',
      ],
    ],
    [
      'of Canada, without any chamber',
      { ...CANADIAN, chamberName: null, originatingChamberName: null },
      ['Summaries', 'Basic Info', 'Bill Versions', 'Session Information', 'Sponsors', 'Committee Assignments'],
    ],
    [
      'that only knows where it began',
      { ...CANADIAN, chamberName: null, originatingChamberName: 'Senate' },
      [
        'Summaries',
        'Basic Info',
        'Bill Versions',
        'Chamber and Session Information',
        'Sponsors',
        'Committee Assignments',
      ],
    ],
  ])('%s appear in the specified order', (_when, changes, expected) => {
    renderSections(changes);
    expect(titles()).toEqual(expected);
  });

  it('show the number of their items', async () => {
    const related = { fusionId: 'us-ca-2025-2026-ab-2', localityExternalId: 'CA AB 2', title: null, relation: null };
    renderSections(
      {
        votes: [buildBillVote(), buildBillVote({ voteId: 'vote-2' })],
        otherDocuments: [NOTE, { ...NOTE, group: 'Analyses', documents: [...NOTE.documents, ...NOTE.documents] }],
        relatedBills: [{ ...related, genericStatus: null, isStored: false }],
        sponsorCount: 12,
        committeeAssignments: [{ id: null, name: 'Rules', chamberName: null, activities: [] }],
      },
      {
        findLegislationVersions: () => [buildBillVersion(), buildBillVersion({ fnDocumentId: 'v-2' })],
        findLegislationEvents: () => [buildBillEvent()],
      },
    );
    const counts = { 'Other Documents': 3, 'Relevant Bills': 1, Sponsors: 12, 'Committee Assignments': 1, Votes: 2 };
    for (const [name, count] of Object.entries(counts)) {
      expect(within(screen.getByRole('region', { name })).getByText(`${count}`)).toBeInTheDocument();
    }
    const versions = screen.getByRole('region', { name: 'Bill Versions' });
    await waitFor(() => expect(within(versions).getByText('2')).toBeInTheDocument());
    const events = screen.getByRole('region', { name: 'Committee Hearings and Events' });
    await waitFor(() => expect(within(events).getByText('1')).toBeInTheDocument());
  });

  it('promise a summary and offer the text when a text is stored', async () => {
    const { user, opened } = renderSections(
      {},
      { findLegislationVersions: () => [buildBillVersion({ support: true })] },
    );
    const summaries = screen.getByRole('region', { name: 'Summaries' });
    await user.click(await within(summaries).findByRole('button', { name: 'Read the text' }));
    expect(opened.texts).toEqual([null]);
    expect(within(summaries).getByText('Check back later for the summary.')).toBeInTheDocument();
  });

  it('promise no summary when only the publisher has the text', async () => {
    renderSections({}, { findLegislationVersions: () => [buildBillVersion({ support: false })] });
    expect(await screen.findByText('Introduced')).toBeInTheDocument();
    const summaries = screen.getByRole('region', { name: 'Summaries' });
    expect(summaries).toHaveTextContent('This document does not include content available for summarization.');
    expect(within(summaries).queryByRole('button', { name: 'Read the text' })).toBeNull();
  });
});

it('timelineSection carries the number of actions', () => {
  const action = {
    _id: 'a-1',
    date: '2026-03-09',
    ts: null,
    hasTime: false,
    text: 'Debated',
    chamberName: null,
    step: null,
  };
  expect(timelineSection(buildBill({ actions: [action] }))).toMatchObject({ title: 'Timeline', count: 1 });
});
