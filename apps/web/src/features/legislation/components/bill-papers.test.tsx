import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBill } from '../../../testing/bill-builder.ts';
import { buildBillEvent, buildBillVersion } from '../../../testing/bill-part-builders.ts';
import { Refusal } from '../../../testing/fake-server.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { type Bill, type BillEvent, type BillVersion, useBillEvents } from '../hooks/use-legislation.ts';
import { describeOrigin } from '../model/describe-bill.ts';
import { BillEvents, eventTitle } from './bill-events.tsx';
import { BillTimeline } from './bill-timeline.tsx';
import { BillVersions } from './bill-versions.tsx';
import { OtherDocuments } from './other-documents.tsx';
import { Summaries } from './summaries.tsx';

const items = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
const refuse = (): never => {
  throw new Refusal('INTERNAL');
};

describe('Bill versions', () => {
  const read: string[] = [];
  const renderVersions = (findLegislationVersions: () => BillVersion[]) =>
    renderWithApi(<BillVersions fusionId="us-119-hr-1" onRead={(id) => read.push(id)} />, {
      documents: { findLegislationVersions },
    });

  it('open in the reader when they have text, and at the publisher when a URL is known', async () => {
    const externalUrl = 'https://leginfo.example/2';
    const { user } = renderVersions(() => [
      buildBillVersion({ versionName: 'Enrolled', support: true, isCurrent: true }),
      buildBillVersion({ fnDocumentId: 'v-2', versionName: 'Amended', externalUrl, language: 'fr' }),
      buildBillVersion({ fnDocumentId: 'v-3' }),
    ]);
    expect(screen.getByText('Loading document versions')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Read Enrolled' }));
    expect(read).toEqual(['v-1']);
    expect(items('Bill Versions').map((item) => item.textContent)).toEqual([
      'Jan 21, 2026EnrolledCurrentRead',
      'Jan 21, 2026AmendedFROfficial source',
      'Jan 21, 2026Introduced',
    ]);
    expect(screen.getByRole('link', { name: 'Official source' })).toHaveAttribute('href', externalUrl);
  });

  it('show three and the rest on request', async () => {
    const versions = [1, 2, 3, 4].map((number) => buildBillVersion({ fnDocumentId: `v-${number}` }));
    const { user } = renderVersions(() => versions);
    await user.click(await screen.findByRole('button', { name: 'Show 1 More' }));
    expect(items('Bill Versions')).toHaveLength(4);
  });

  it('say that there are none', async () => {
    renderVersions(() => []);
    expect(await screen.findByText('No versions found')).toBeInTheDocument();
  });

  it('show an error instead of "none" when they cannot be fetched', async () => {
    renderVersions(refuse);
    expect(await screen.findByText(/^Error fetching legislation versions\./)).toBeInTheDocument();
    expect(screen.queryByText('No versions found')).toBeNull();
  });
});

it.each([
  [75, 75, false],
  [76, 76, true],
])('eventTitle limits a title of %i characters to %i including the ellipsis', (length, shown, isCut) => {
  const title = eventTitle('x'.repeat(length));
  expect(title.endsWith('…')).toBe(isCut);
  expect(title).toHaveLength(shown);
});

describe('Bill hearings and events', () => {
  const logged: string[] = [];
  function Events({ mayLog }: { mayLog: boolean }) {
    const onCreateAction = mayLog ? (event: BillEvent) => logged.push(event.id) : null;
    return <BillEvents events={useBillEvents('us-119-hr-1')} onCreateAction={onCreateAction} />;
  }
  const renderEvents = (findLegislationEvents: () => BillEvent[], mayLog = true) =>
    renderWithApi(<Events mayLog={mayLog} />, { documents: { findLegislationEvents } });

  it('show day, committee, place and status, and the time of the place only when it is known', async () => {
    const eventTs = Date.UTC(2026, 2, 24, 15) / 1000;
    renderEvents(() => [
      buildBillEvent({ committeeName: 'Judiciary', eventLocation: 'Room 9', eventTs }),
      buildBillEvent({ id: 'e-2', eventTitle: 'Markup', eventTs, hasStartTime: true, status: 'Postponed' }),
    ]);
    expect(await screen.findByText('March 24, 2026 · Judiciary · Room 9')).toBeInTheDocument();
    expect(items('Committee Hearings and Events')[1]).toHaveTextContent(
      /^MarkupMarch 24, 2026 8:00 am PDT · Postponed/,
    );
  });

  it('can be turned into actions by users allowed to do so', async () => {
    const { user } = renderEvents(() => [buildBillEvent()]);
    await user.click(await screen.findByRole('button', { name: 'Create action from Hearing on rents' }));
    expect(logged).toEqual(['e-1']);
  });

  it('offer no controls to a viewer', async () => {
    renderEvents(() => [buildBillEvent()], false);
    expect(await screen.findByText('Hearing on rents')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say that there are none', async () => {
    renderEvents(() => []);
    expect(await screen.findByText('No Hearings or Events')).toBeInTheDocument();
  });

  it('show an error instead of "none" when they cannot be fetched', async () => {
    renderEvents(refuse);
    expect(await screen.findByText('The hearings and events could not be fetched.')).toBeInTheDocument();
    expect(screen.queryByText('No Hearings or Events')).toBeNull();
  });
});

describe('Other documents', () => {
  const paper = (title: string, changes: Partial<Bill['otherDocuments'][number]['documents'][number]> = {}) => ({
    title,
    url: null,
    date: null,
    note: null,
    ...changes,
  });

  it('are folded by kind with their number', async () => {
    const url = 'https://leginfo.example/note';
    const { user } = renderUi(
      <OtherDocuments
        groups={[
          { group: 'Fiscal notes', documents: [paper('First', { url, date: '2026-02-03', note: 'Revised' })] },
          { group: 'Analyses', documents: ['A', 'B', 'C', 'D'].map((title) => paper(title)) },
        ]}
      />,
    );
    expect(screen.queryByRole('list')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fiscal notes 1', expanded: false }));
    expect(items('Fiscal notes')[0]).toHaveTextContent('Feb 3, 2026FirstRevised');
    expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute('href', url);
    await user.click(screen.getByRole('button', { name: 'Analyses 4' }));
    expect(items('Analyses')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show 1 More' }));
    expect(items('Analyses')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Fiscal notes 1', expanded: true }));
    expect(screen.queryByRole('list', { name: 'Fiscal notes' })).toBeNull();
  });
});

describe('Bill summaries', () => {
  const summary = (html: string) => ({ html, versionName: 'As introduced', date: '2026-01-21', language: 'en' });

  it('show the newest with its version and date, and the others by choice', async () => {
    const sourceSummary = [summary('<p>New</p>'), { ...summary('<p>Ancien</p>'), language: 'fr', versionName: null }];
    const { user } = renderUi(<Summaries bill={buildBill({ sourceSummary })} onRead={null} />);
    expect(screen.getByRole('article')).toHaveTextContent(/^NewOfficial summary · As introduced · January 21, 2026$/);
    await user.click(await screen.findByRole('combobox', { name: 'Version of the summary' }));
    await user.click(screen.getByRole('option', { name: 'French · January 21, 2026' }));
    expect(screen.getByRole('article')).toHaveTextContent(/^AncienOfficial summary · French · January 21, 2026$/);
    expect(screen.getByRole('article')).toHaveAttribute('lang', 'fr');
  });

  it('offer no choice when there is only a single summary', () => {
    renderUi(<Summaries bill={buildBill({ sourceSummary: [summary('<p>New</p>')] })} onRead={null} />);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('fold a summary longer than a screen', async () => {
    const { user } = renderUi(
      <Summaries bill={buildBill({ sourceSummary: [summary(`<p>${'word '.repeat(300)}</p>`)] })} onRead={null} />,
    );
    await user.click(screen.getByRole('button', { name: 'Show More', expanded: false }));
    await user.click(screen.getByRole('button', { name: 'Show Less', expanded: true }));
    expect(screen.getByRole('button', { name: 'Show More' })).toBeInTheDocument();
  });
});

describe('Bill timeline', () => {
  it("keeps the server's order, names chambers, emphasizes steps and says which were reversed", () => {
    const action = (
      date: string,
      text: string,
      step: 'taken' | 'undone' | null,
      chamberName: string | null = null,
    ) => ({
      _id: text,
      date,
      ts: null,
      hasTime: false,
      text,
      chamberName,
      step,
    });
    const actions = [
      action('2026-03-10', 'Passed Assembly', 'taken', 'Assembly'),
      action('2026-03-09', 'Passed Assembly', 'undone', 'Assembly'),
      action('2026-01-21', 'Debated', null),
    ];
    renderUi(<BillTimeline actions={actions} />);
    const lines = items('Timeline');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Mar 10, 2026Passed AssemblyAssembly',
      'Mar 9, 2026Passed AssemblyReversed by a later actionAssembly',
      'Jan 21, 2026Debated',
    ]);
    expect(lines.map((line) => line.matches('[data-milestone]'))).toEqual([true, false, false]);
  });

  it('says that there are no events', () => {
    renderUi(<BillTimeline actions={[]} />);
    expect(screen.getByText('No timeline events')).toBeInTheDocument();
  });
});

it.each<[string, Parameters<typeof describeOrigin>[0], string]>([
  [
    'place, chamber and session',
    { localityName: 'California', originatingChamberName: 'Senate', sessionName: 'Regular', session: '2025' },
    'California Senate · Regular',
  ],
  [
    'the number of a session without a name',
    { localityName: 'Ohio', originatingChamberName: 'House', sessionName: null, session: '136' },
    'Ohio House · 136',
  ],
  ['what is known', { localityName: 'Ohio', originatingChamberName: null, sessionName: null, session: null }, 'Ohio'],
])('describeOrigin shows %s', (_what, bill, place) => {
  expect(describeOrigin(bill)).toBe(place);
});
