import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBill } from '../../../testing/bill-builder.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import type { Bill } from '../hooks/use-legislation.ts';
import { BasicInfo, otherNumbers, SessionInfo, listOtherTitles } from './basic-info.tsx';

const labels = () => screen.getAllByRole('term').map((term) => term.textContent);
const valueOf = (label: string) => screen.getByText(label).nextElementSibling;
const renderInfo = (changes: Partial<Bill>) => renderUi(<BasicInfo bill={buildBill(changes)} />);

describe('BasicInfo', () => {
  it('omits what the sources do not provide', () => {
    renderInfo({ lastActionOn: null, lastActionText: null });
    expect(labels()).toEqual(['Title', 'Current status']);
  });

  it('shows everything else in a fixed order', () => {
    renderInfo({
      titles: [
        {
          text: 'Rent Act',
          type: 'Short Title',
          chamberName: null,
          versionName: null,
          language: 'en',
        },
      ],
      introducedOn: '2026-01-21',
      policyArea: 'Housing',
      subjects: ['Rents', 'Software, hardware, and data'],
      laws: [
        {
          number: '119-21',
          type: 'Public Law',
        },
      ],
      alternateExternalIds: ['S. 9'],
      calendars: [
        {
          calendar: 'Union Calendar',
          number: '468',
        },
      ],
      notes: ['See S. 1.'],
      constitutionalAuthority: 'Article I',
      sources: [{ url: 'https://leginfo.example/1' }],
    });
    expect(labels()).toEqual([
      'Title',
      'Other titles',
      'Current status',
      'Introduced',
      'Last action',
      'Policy area',
      'Subjects',
      'Law',
      'Other numbers',
      'Calendars',
      'Notes',
      'Constitutional authority',
      'Sources',
    ]);
    expect(valueOf('Introduced')).toHaveTextContent('January 21, 2026');
    expect(valueOf('Last action')).toHaveTextContent('Referred to Judiciary · March 9, 2026');
    expect(valueOf('Subjects')).toHaveTextContent('Rents · Software, hardware, and data');
    expect(valueOf('Policy area')).toHaveTextContent('Housing');
  });

  it.each<[string, string, string | null, string]>([
    ['the text made of status and generic status', 'Vetoed (Failed)', 'Sent to the governor', 'Vetoed (Failed)'],
    ['the words of the source where no status is known', '', 'Sent to the governor', 'Sent to the governor'],
  ])('shows as status %s', (_what, statusText, progress, shown) => {
    renderInfo({ statusText, progress });
    expect(valueOf('Current status')).toHaveTextContent(shown);
  });

  it.each<[Bill['laws'][number], string]>([
    [{ number: 'Public Law 119-21', type: 'Public Law' }, 'Public Law 119-21'],
    [{ number: '2024, c. 5', type: 'Statutes of Canada' }, 'Statutes of Canada, 2024, c. 5'],
  ])('cites the law %j as %s', (law, shown) => {
    renderInfo({ laws: [law] });
    expect(valueOf('Law')).toHaveTextContent(new RegExp(`^${shown}$`));
  });

  it('shows a calendar with its number, if any, and each note on its own line', () => {
    const calendars = [
      { calendar: 'Union Calendar', number: '468' },
      { calendar: 'Consent Calendar', number: null },
    ];
    renderInfo({ calendars, notes: ['See S. 1.', 'Held at desk.'] });
    expect(valueOf('Calendars')).toHaveTextContent(/^Union Calendar No. 468 · Consent Calendar$/);
    expect([...(valueOf('Notes')?.children ?? [])].map((line) => line.textContent)).toEqual([
      'See S. 1.',
      'Held at desk.',
    ]);
  });

  it('puts the statement of authority on a single line and folds a long statement', async () => {
    const { user } = renderInfo({
      constitutionalAuthority: `Article I,\n\n   Section 8. ${'Clause. '.repeat(50)}End.`,
    });
    const value = valueOf('Constitutional authority');
    expect(value).toHaveTextContent(/^Article I, Section 8\./);
    expect(value).not.toHaveTextContent('End.');
    await user.click(within(value as HTMLElement).getByRole('button', { name: 'Show More' }));
    expect(value).toHaveTextContent('End.');
  });

  it('folds a long list of subjects', () => {
    renderInfo({ subjects: Array.from({ length: 150 }, (_, index) => `Subject ${index}`) });
    expect(valueOf('Subjects')?.textContent.length).toBeLessThan(330);
  });

  it('names sources by site, numbers pages of the same site and links only web addresses', () => {
    renderInfo({
      sources: [
        { url: 'https://www.leginfo.example/1' },
        { url: 'https://leginfo.example/2' },
        { url: 'https://other.example/3' },
        { url: 'no address' },
      ],
    });
    expect(valueOf('Sources')).toHaveTextContent(
      /^leginfo\.example, leginfo\.example \(2\), other\.example, no address$/,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://www.leginfo.example/1',
      'https://leginfo.example/2',
      'https://other.example/3',
    ]);
  });
});

describe('Other titles', () => {
  const title = (text: string, type: string, chamberName: string | null = null, versionName: string | null = null) => ({
    text,
    type,
    chamberName,
    versionName,
    language: 'en',
  });

  it('name the versions that have them, unless the kind does', () => {
    const titles = [
      title('To extend the tax credit', 'Official Title', null, 'Introduced in House'),
      title('To extend the tax credit', 'Official Title', null, 'Reported in House'),
      title('To repeal the tax credit', 'Official Title', 'House', 'Engrossed in House'),
      title('Repeal Act', 'Short Title (Enrolled Bill)', null, 'Enrolled Bill'),
      title('Fourth', 'other', null, 'Enrolled Bill'),
    ];
    expect(listOtherTitles({ title: '', titles })).toEqual([
      {
        text: 'To extend the tax credit',
        language: 'en',
        kinds: ['Official Title (Introduced in House, Reported in House)'],
      },
      { text: 'To repeal the tax credit', language: 'en', kinds: ['Official Title (Engrossed in House)'] },
      { text: 'Repeal Act', language: 'en', kinds: ['Short Title (Enrolled Bill)'] },
      { text: 'Fourth', language: 'en', kinds: ['Enrolled Bill'] },
    ]);
  });

  it('are announced beside a title that only an older version has', () => {
    renderInfo({ title: 'To extend the tax credit', olderTitleVersion: 'Introduced in House' });
    expect(screen.getByText('From “Introduced in House”. A newer version has another title.')).toBeVisible();
  });

  it('normalize the spelling of title kinds and omit an uninformative kind', () => {
    const titles = [title('Rent Act', 'official'), title('Rents', 'other', 'House')];
    expect(listOtherTitles({ title: '', titles })).toEqual([
      { text: 'Rent Act', language: 'en', kinds: ['Official'] },
      { text: 'Rents', language: 'en', kinds: [] },
    ]);
  });

  it('list each wording once with all its kinds, but not the title itself', () => {
    const titles = [
      title('Rent Act', 'Short Title', 'House'),
      title('To regulate rents', 'Official Title'),
      title('Rent Act', 'Popular Title'),
      title('Rent Act', 'Short Title', 'House'),
    ];
    expect(listOtherTitles({ title: 'To regulate rents', titles })).toEqual([
      { text: 'Rent Act', language: 'en', kinds: ['Short Title (House)', 'Popular Title'] },
    ]);
  });

  it('set their language', () => {
    renderInfo({ titles: [{ ...title('Loi sur les loyers', 'Short Title'), language: 'fr' }] });
    expect(screen.getByText('Loi sur les loyers').closest('[lang]')).toHaveAttribute('lang', 'fr');
  });

  it('show three and the rest on request', async () => {
    const { user } = renderInfo({
      titles: ['A', 'B', 'C', 'D', 'E'].map((text) => title(`Title ${text}`, 'Short Title')),
    });
    const items = () => within(screen.getByRole('list', { name: 'Other titles' })).getAllByRole('listitem');
    expect(items()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show 2 More' }));
    expect(items()).toHaveLength(5);
  });
});

it.each<[string, string | null, string[], string[]]>([
  ['its own number in another spelling', 'US HR 1', ['H.R. 1', 'HR1'], []],
  ['one number in two spellings', 'US HR 1', ['S. 9', 'S 9'], ['S 9']],
  ['what has neither letter nor digit', 'US HR 1', ['—'], []],
  ['numbers where it has none itself', null, ['SF 12'], ['SF 12']],
])(
  "otherNumbers leaves out the bill's own number and duplicates: %s",
  (_what, localityExternalId, alternateExternalIds, shown) => {
    expect(otherNumbers(buildBill({ localityExternalId, alternateExternalIds }))).toEqual(shown);
  },
);

describe('Chamber and session', () => {
  const NOON = Date.UTC(2026, 7, 31, 12) / 1000;
  const running = { session: '2025-2026', sessionName: 'Regular Session' };

  it.each<[string, Partial<Bill>, string]>([
    ['goes on without a known end', { sessionActive: true }, 'Regular Session · active'],
    [
      'ends on a day',
      { sessionActive: true, sessionDateRange: { startTs: null, stopTs: NOON } },
      'Regular Session · active until August 31, 2026',
    ],
    [
      'has ended on a day',
      { sessionActive: false, sessionDateRange: { startTs: null, stopTs: NOON } },
      'Regular Session · ended August 31, 2026',
    ],
    ['has ended, nobody knows when', { sessionActive: false }, 'Regular Session · ended'],
    ['is not known to go on', { sessionActive: null }, 'Regular Session'],
    ['has no name', { sessionActive: null, sessionName: null }, '2025-2026'],
  ])('describes a session that %s', (_what, changes, shown) => {
    renderUi(<SessionInfo bill={buildBill({ ...running, ...changes })} />);
    expect(valueOf('Session')?.textContent).toBe(shown);
  });

  it('omits an unknown session or chamber', () => {
    const nothing = { session: null, sessionName: null, originatingChamberName: null, chamberName: 'City Council' };
    renderUi(<SessionInfo bill={buildBill(nothing)} />);
    expect(labels()).toEqual(['Current chamber']);
    expect(valueOf('Current chamber')).toHaveTextContent('City Council');
  });
});

it('BasicInfo says that no source gives the day of the status, which is later than the last action', () => {
  renderInfo({ statusText: 'Enacted (Passed)', isStatusUndated: true });
  expect(valueOf('Current status')).toHaveTextContent('Enacted (Passed) · date not stated');
  expect(valueOf('Last dated action')).toHaveTextContent('Referred to Judiciary');
  expect(screen.queryByText('Last action')).toBeNull();
});
