import { screen, within } from '@testing-library/react';
import type { AdvocacyCampaign, PersonAdvocacy } from '@rotunda/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { SessionProvider } from '../../../shared/api/session.tsx';
import { NowContext } from '../../../shared/format/use-now.ts';
import { buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type Answers, Refusal } from '../../../testing/fake-server.ts';
import { buildPerson } from '../../../testing/person-builder.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { AdvocacyActivity } from './advocacy-activity.tsx';
import { KeyContacts } from './key-contacts.tsx';

/** Noon of November 23, 2026, in UTC. */
const NOW = 1_795_435_200;
const SUBJECT = { fusionId: 'person-1', relationshipFusionId: null };

const campaign = (changes: Partial<AdvocacyCampaign> = {}): AdvocacyCampaign => ({
  campaignId: 'c-1',
  name: 'Safe Harbors',
  active: true,
  reportUrl: 'https://reports.example/1',
  emailEnabled: true,
  phoneEnabled: true,
  xPostsEnabled: false,
  messages: [
    {
      date: '2026-03-09',
      messagesCount: 12345,
      callsCount: 0,
      xPostsCount: 0,
    },
  ],
  ...changes,
});
const buildAdvocacy = (changes: Partial<PersonAdvocacy> = {}): PersonAdvocacy => ({
  provider: { kind: 'embedded', name: 'Quorumly', toolUrl: null },
  relationships: [{ contactsCount: 5000, advocatesCount: 410, campaigns: [campaign()] }],
  keyContacts: [],
  ...changes,
});

const renderActivity = (getPerson: () => PersonAdvocacy) =>
  renderWithApi(
    <NowContext value={() => NOW}>
      <SessionProvider value={buildSession()}>
        <AdvocacyActivity subject={SUBJECT} />
      </SessionProvider>
    </NowContext>,
    { advocacy: { getPerson } },
  );
const valueOf = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;
const daysAsked = (calls: ReturnType<typeof renderActivity>['calls']) =>
  calls.map(({ input: { startDate, endDate } }) => `${String(startDate)} ${String(endDate)}`);

describe('Advocacy Activity section', () => {
  it('totals the year to date and shows N/A for a channel that no campaign uses', async () => {
    const { calls, container } = renderActivity(() => buildAdvocacy());
    expect(await valueOf('Messages')).toHaveTextContent('12,345');
    expect(await valueOf('Calls')).toHaveTextContent('0');
    expect(await valueOf('Social posts')).toHaveTextContent('N/A');
    expect(await valueOf('Contacts')).toHaveTextContent('5,000');
    expect(screen.getByText('Last activity March 9, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Report' })).toHaveAttribute('href', 'https://reports.example/1');
    expect(daysAsked(calls)).toEqual(['2026-01-01 2026-11-23']);
    await expectAccessible(container);
  });

  it('labels each campaign Active or Inactive', async () => {
    renderActivity(() =>
      buildAdvocacy({
        relationships: [
          {
            contactsCount: 0,
            advocatesCount: 0,
            campaigns: [
              campaign({
                campaignId: 'c-2',
                name: 'Old Roads',
                active: false,
                reportUrl: null,
              }),
              campaign(),
            ],
          },
        ],
      }),
    );
    const rows = within(await screen.findByRole('table', { name: 'Campaigns' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent).filter((text) => /Active|Inactive/.test(text ?? ''))).toEqual([
      expect.stringMatching(/^Safe Harbors.*Active/),
      expect.stringMatching(/^Old Roads.*Inactive/),
    ]);
  });

  it('requests the chosen date range, and nothing while its first day is after its last', async () => {
    const { user, calls } = renderActivity(() => buildAdvocacy());
    await valueOf('Messages');
    const choose = async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Date range' }));
      await user.click(screen.getByRole('option', { name }));
    };
    await choose('Last year');
    await valueOf('Messages');
    await choose('Custom');
    await user.clear(screen.getByLabelText('To'));
    await user.type(screen.getByLabelText('To'), '2024-06-01');
    expect(screen.getByText('The first day must not be after the last.')).toBeVisible();
    expect(screen.queryByText('Messages', { selector: 'dt' })).toBeNull();
    await user.clear(screen.getByLabelText('From'));
    await user.type(screen.getByLabelText('From'), '2024-05-01');
    await valueOf('Messages');
    expect(daysAsked(calls)).toEqual(['2026-01-01 2026-11-23', '2025-01-01 2025-12-31', '2024-05-01 2024-06-01']);
  });

  it('shows an empty panel with a link to the campaign tool when there are no campaigns', async () => {
    renderActivity(() =>
      buildAdvocacy({
        relationships: [],
        provider: { kind: 'embedded', name: 'Quorumly', toolUrl: 'https://tool.example/' },
      }),
    );
    expect(await screen.findByText('No campaigns yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open Quorumly' })).toHaveAttribute('href', 'https://tool.example/');
    expect(screen.queryByRole('combobox', { name: 'Date range' })).toBeNull();
  });

  it('shows an error when its provider fails and loads after Retry', async () => {
    let times = 0;
    const { user } = renderActivity(() => {
      times += 1;
      if (times === 1) throw new Refusal('ADVOCACY_FAILED');
      return buildAdvocacy();
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load advocacy platform data');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await valueOf('Messages')).toHaveTextContent('12,345');
  });
});

describe('Key Contacts section', () => {
  const renderContacts = (keyContacts: PersonAdvocacy['keyContacts']) =>
    renderWithApi(<KeyContacts subject={SUBJECT} />, { advocacy: { getPerson: () => buildAdvocacy({ keyContacts }) } });

  it('shows who knows the person, how, and their contact details', async () => {
    const { container } = renderContacts([
      {
        keyContactId: 'k-1',
        contactName: 'Odile Marchetti',
        email: 'odile@tidewater.example',
        phoneNumber: null,
        relationshipType: 'Former colleague',
        relationshipNote: 'Served together',
      },
    ]);
    const item = await screen.findByRole('listitem');
    expect(item).toHaveTextContent('Odile MarchettiFormer colleagueServed together');
    expect(within(item).getByRole('link')).toHaveAttribute('href', 'mailto:odile@tidewater.example');
    await expectAccessible(container);
  });
});

const NONE = { results: [], total: 0 };

describe('Advocacy tab', () => {
  beforeAll(async () => {
    await import('./advocacy-activity.tsx');
  });
  const answers = (changes: Parameters<typeof buildPerson>[0], role: 'admin' | 'viewer' = 'viewer'): Answers => ({
    identity: { getSession: () => buildSession({ user: { role } }) },
    stakeholders: {
      getPerson: () => buildPerson(changes),
      findSponsoredBills: () => NONE,
      findVotes: () => NONE,
      findPosts: () => NONE,
      findHistoricalRoles: () => [],
    },
    advocacy: { getPerson: () => buildAdvocacy({ relationships: [] }) },
  });

  it('opens from the page and is kept in the URL', async () => {
    const { user, history } = renderApp('/stakeholders/person/person-1', answers({}, 'admin'));
    await user.click(await screen.findByRole('tab', { name: 'Advocacy' }));
    expect(await screen.findByText('No key contacts yet')).toBeVisible();
    expect(history.location.search).toBe('?tab=advocacy');
    expect(screen.getAllByRole('button', { name: 'Enter advocacy data' })).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(await screen.findByText('No contact information to show')).toBeVisible();
    expect(history.location.search).toBe('');
  });

  it('is hidden for staff, even when the URL names it', async () => {
    renderApp('/stakeholders/person/person-1?tab=advocacy', answers({ relationshipType: 'staff' }));
    expect(await screen.findByText('No contact information to show')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Advocacy' })).toBeNull();
  });
});
