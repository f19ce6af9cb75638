import type { CqDocument, CqHit, CqOfBill } from '@rotunda/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBill } from '../../testing/bill-builder.ts';
import { buildSession } from '../../testing/builders.ts';
import { type Answers, Refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const TS = Date.parse('2026-03-04T00:00:00Z') / 1000;
const hit = (cqUid: string, changes: Partial<CqHit> = {}): CqHit => ({
  cqUid,
  category: 'news',
  title: `About ${cqUid}`,
  documentType: null,
  documentSubtype: null,
  parentPublicationType: null,
  displayType: 'News',
  displayDate: TS,
  hasDisplayTime: false,
  byline: 'By Ann Lee',
  status: null,
  sponsor: null,
  wordCount: 1200,
  fileSize: null,
  ...changes,
});
const none = { hits: [], total: 0 };
const getCq = (changes: Partial<CqOfBill> = {}, publications: Partial<CqOfBill['publications']> = {}): CqOfBill => ({
  metadata: { crsSummary: null },
  milestones: [],
  floorVotes: [],
  ...changes,
  publications: {
    news: none,
    transcripts: none,
    docs_analysis: none,
    votes: none,
    floor_amendments: none,
    committee_amendments: none,
    ...publications,
  },
});
const bill = (cq: CqOfBill | null, changes: object = {}) =>
  buildBill({ fusionId: 'us-119-hr-1', externalId: 'US HR 1', session: '119', countryCode: 'US', cq, ...changes });

const transcriptText = {
  version: null,
  officialTitle: null,
  matchCount: 1,
  sections: [
    {
      sectionId: 'p3-1',
      num: null,
      heading: 'SENATOR EXAMPLE, p. 3',
      level: 0,
      change: null,
      marks: [],
      blocks: [
        {
          text: 'On widgets.',
          num: null,
          indent: 0,
          change: null,
          marks: [[3, 10]] as [number, number][],
        },
      ],
    },
  ],
};

const getAnswers = (shown: ReturnType<typeof bill>, cq: Answers['cq'] = {}): Answers => ({
  identity: { getSession: () => buildSession() },
  documents: {
    getLegislation: () => shown,
    findLegislationVersions: () => [],
    findLegislationEvents: () => [],
  },
  cq,
});
const getSection = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const section = heading.closest('section');
  if (section === null) throw new Error(`${name} is in no section`);
  return within(section);
};

describe('CQ tabs of a bill', () => {
  it('appear only when the licensed feed has the bill', async () => {
    renderApp('/legislation/us-119-hr-1?tab=cq', getAnswers(bill(null)));
    expect(await screen.findByRole('heading', { level: 2, name: 'Summaries' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'CQ' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Major Milestones' })).toBeNull();
  });

  it('have five sections in order and say which are empty', async () => {
    renderApp('/legislation/us-119-hr-1?tab=cq', getAnswers(bill(getCq())));
    const news = await getSection('News');
    expect(news.getByText('No news on this bill yet')).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 5)).toEqual(['News', 'Transcripts', 'Documents & Analysis', 'Amendments', 'Votes']);
    expect((await getSection('Amendments')).getByText('No amendments on this bill yet')).toBeVisible();
    expect((await getSection('Votes')).getByText('No Votes')).toBeVisible();
  });

  it('show the details of each publication and separate floor from committee amendments', async () => {
    const adopted = hit('f', {
      category: 'floor_amendments',
      status: 'Adopted',
      sponsor: 'Rep. Lee',
      fileSize: 90_000,
    });
    renderApp(
      '/legislation/us-119-hr-1?tab=cq',
      getAnswers(
        bill(
          getCq(
            {},
            {
              news: { hits: [hit('n')], total: 1 },
              floor_amendments: { hits: [adopted], total: 1 },
              committee_amendments: { hits: [hit('c', { category: 'committee_amendments' })], total: 1 },
            },
          ),
        ),
      ),
    );
    const news = await getSection('News');
    expect(news.getByRole('link', { name: 'About n' })).toHaveAttribute('href', '/cq/news/n');
    expect(news.getByText('March 4, 2026 · News · By Ann Lee · 1,200 words')).toBeVisible();
    const amendments = await getSection('Amendments');
    expect(amendments.getByText(/Adopted · Rep\. Lee · 1,200 words · 90\.0 KB/)).toBeVisible();
    expect(amendments.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Floor',
      'Committee',
    ]);
  });

  it('show ten publications and fetch up to 25 more at a time, each only once', async () => {
    const all = Array.from({ length: 40 }, (_, n) => hit(`n-${n}`));
    const asked: unknown[] = [];
    const { user } = renderApp(
      '/legislation/us-119-hr-1?tab=cq',
      getAnswers(bill(getCq({}, { news: { hits: all.slice(0, 10), total: 40 } })), {
        findDocuments: (input) => {
          asked.push(input);
          const skip = Number(input.skip);
          // Another article was published meanwhile.
          return { results: all.slice(skip - 1, skip + 24), total: 40 };
        },
      }),
    );
    const news = await getSection('News');
    expect(news.getAllByRole('listitem')).toHaveLength(10);
    await user.click(news.getByRole('button', { name: 'Fetch 25 More' }));
    await waitFor(() => expect(news.getAllByRole('listitem')).toHaveLength(34));
    expect(asked).toMatchObject([
      {
        category: 'news',
        fnExternalId: 'US HR 1',
        fnSessionId: '119',
        skip: '10',
        limit: '25',
        orderBy: 'displaydate desc',
      },
    ]);
    await user.click(news.getByRole('button', { name: 'Fetch 6 More' }));
    await waitFor(() => expect(news.getAllByRole('listitem')).toHaveLength(40));
    expect(news.queryByRole('button', { name: /^Fetch/ })).toBeNull();
  });

  it('show an error with Retry when more publications cannot be fetched', async () => {
    let isDown = true;
    const { user } = renderApp(
      '/legislation/us-119-hr-1?tab=cq',
      getAnswers(bill(getCq({}, { news: { hits: [hit('a')], total: 2 } })), {
        findDocuments: () => {
          if (isDown) throw new Refusal('UNAVAILABLE');
          return { results: [hit('b')], total: 2 };
        },
      }),
    );
    const news = await getSection('News');
    await user.click(news.getByRole('button', { name: 'Fetch 1 More' }));
    expect(await news.findByText('More publications could not be loaded. Try again.')).toBeVisible();
    isDown = false;
    await user.click(news.getByRole('button', { name: 'Retry' }));
    expect(await news.findByText('About b')).toBeVisible();
  });

  it.each([
    ['the major ones alone', [{ dtAction: TS, hasTime: false, bodyText: 'Passed House', major: true }], 'Passed House'],
    ['none', [{ dtAction: TS, hasTime: false, bodyText: 'Held over', major: false }], 'No Major Milestones'],
  ])('show %s under Major Milestones', async (_, milestones, words) => {
    renderApp('/legislation/us-119-hr-1?tab=milestones', getAnswers(bill(getCq({ milestones }))));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText('Held over')).toBeNull();
  });

  it.each([
    ['a joint resolution of Congress', { isoCode: 'us', localityType: 'federal', billType: 'Joint Resolution' }, true],
    ['a bill of Congress', { isoCode: 'us', localityType: 'federal', billType: 'Bill' }, false],
    ['a resolution of a state', { isoCode: 'us-ca', localityType: 'state', billType: 'Resolution' }, false],
    [
      'one of another country',
      { isoCode: 'ca', countryCode: 'CA', localityType: 'federal', billType: 'Resolution' },
      false,
    ],
  ])('show the CRS summary only for resolutions of Congress: %s', async (_, changes, isShown) => {
    const cq = getCq({ metadata: { crsSummary: '<p>In the words of CRS</p>' } });
    renderApp('/legislation/us-119-hr-1', getAnswers(bill(cq, changes)));
    await screen.findByRole('heading', { level: 2, name: 'Summaries' });
    if (isShown) expect(await screen.findByText('In the words of CRS')).toBeVisible();
    else expect(screen.queryByText('In the words of CRS')).toBeNull();
  });
});

describe('CQ document page', () => {
  const buildDocument = (changes: Partial<CqDocument> = {}): CqDocument => ({
    ...hit('t-1', {
      category: 'transcripts',
      title: 'Hearing on widgets',
      displayType: 'Transcript',
    }),
    bodyHtml: '<p>THE CHAIR: Order.<script>alert(1)</script></p>',
    timestamp: TS,
    jukeboxAssetPath: null,
    securePdfDownloadToken: null,
    transcriptType: null,
    agendaId: null,
    isAi: false,
    meeting: null,
    bills: [],
    references: [],
    provenance: [],
    ...changes,
  });
  const show = (document: CqDocument) =>
    renderApp('/cq/transcripts/t-1', getAnswers(bill(null), { getDocument: () => document }));
  const warning = /written by AI and may contain errors/;

  it('shows the text without its scripts, the byline and the bills of the document', async () => {
    show(buildDocument({ bills: [{ fusionId: 'us-119-hr-1', label: 'US HR 1', isStored: true }] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hearing on widgets' })).toBeVisible();
    const text = screen.getByText('THE CHAIR: Order.');
    expect(text).toBeVisible();
    expect(text.innerHTML).toBe('THE CHAIR: Order.');
    expect(screen.getByText('March 4, 2026 · Transcript · By Ann Lee · 1,200 words')).toBeVisible();
    expect(screen.getByRole('link', { name: 'US HR 1' })).toHaveAttribute('href', '/legislation/us-119-hr-1');
  });

  it.each([true, false])('shows the AI warning when the document was written by AI: %s', async (isAi) => {
    show(buildDocument({ transcriptType: 'FirstDraft', isAi }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(warning) !== null).toBe(isAi);
  });

  it("shows a meeting's transcript by speaker and searches it for the words in the URL", async () => {
    const meeting = { fusionId: 'hearing-1', fnDocumentId: 't-1', title: 'Hearing on widgets' };
    const asked: object[] = [];
    renderApp('/cq/transcripts/t-1?find="widgets"', {
      ...getAnswers(bill(null), { getDocument: () => buildDocument({ meeting, bodyHtml: null, isAi: true }) }),
      documents: {
        getScheduleText: (input) => {
          asked.push(input);
          return transcriptText;
        },
      },
    });
    expect(await screen.findByRole('button', { name: /^SENATOR EXAMPLE, p\. 3/ })).toBeVisible();
    expect(screen.getByText(warning)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Meeting and agendas' })).toHaveAttribute('href', '/schedule/hearing-1');
    expect(asked).toEqual([{ id: 'hearing-1', fnDocumentId: 't-1', query: 'widgets' }]);
  });

  it('opens references in a new tab', async () => {
    show(buildDocument({ references: [{ type: 'bill', ref: '119-hr-1', label: 'H.R. 1' }] }));
    const link = await screen.findByRole('link', { name: 'H.R. 1 (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', '/cq/resolve-ref?ref_type=bill&ref=%22119-hr-1%22');
  });

  it('offers no Discover search when the document does not exist', async () => {
    const getDocument = () => {
      throw new Refusal('NOT_FOUND');
    };
    renderApp('/cq/transcripts/t-9', getAnswers(bill(null), { getDocument }));
    expect(await screen.findByText('Page not found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to Dashboard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Search Discover/ })).toBeNull();
  });

  it('says when a PDF cannot be shown', async () => {
    renderApp(
      '/cq/transcripts/t-1',
      getAnswers(bill(null), {
        getDocument: () => buildDocument({ bodyHtml: null, jukeboxAssetPath: '/x', securePdfDownloadToken: 'token' }),
        getPdf: () => {
          throw new Refusal('FORBIDDEN');
        },
      }),
    );
    expect(await screen.findByText('The PDF could not be shown.')).toBeVisible();
  });

  it.each([
    [
      'an entity',
      { entityInfo: { documentType: 'Legislation' as const, fusionId: 'us-119-hr-1' } },
      '/legislation/us-119-hr-1',
    ],
    ['a document', { cqEntityInfo: { documentType: 'news' as const, cqUid: 'n-1' } }, '/cq/news/n-1'],
  ])('redirects a reference to the page of %s', async (_, resolved, path) => {
    const { history } = renderApp(
      '/cq/resolve-ref?ref_type=bill&ref=%22119-hr-1%22',
      getAnswers(bill(null), { resolveRef: () => resolved, getDocument: () => buildDocument() }),
    );
    await waitFor(() => expect(history.location.pathname).toBe(path));
  });

  it.each([
    ['that is not held', '/cq/resolve-ref?ref_type=bill&ref=%22119-hr-9%22'],
    ['of no type', '/cq/resolve-ref?ref_type=planet&ref=mars'],
  ])('says that a reference %s leads nowhere and offers Go to Dashboard', async (_, path) => {
    renderApp(path, getAnswers(bill(null)));
    expect(await screen.findByText(/points to a document that isn’t in this installation/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go to Dashboard' })).toBeVisible();
  });
});
