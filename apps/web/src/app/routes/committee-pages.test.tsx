import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCard, buildSession } from '../../testing/builders.ts';
import { buildCommittee, buildMember } from '../../testing/committee-builder.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { type Answers, Refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const PAGE = '/stakeholders/committee/committee-1';

function open(committee: ReturnType<typeof buildCommittee>, more: NonNullable<Answers['committees']> = {}) {
  return renderApp(PAGE, {
    identity: { getSession: () => buildSession() },
    committees: { get: () => committee, findBills: () => ({ results: [], total: 0 }), ...more },
  });
}

const section = (name: string) => screen.findByRole('region', { name });
const getLines = async (name: string) =>
  within(await section(name))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('Committee page', () => {
  it('shows its parties as a chart and a table, and lists members with the largest party first', async () => {
    const member = (name: string, party: string, more = {}) => buildMember(name, { party, ...more });
    open(
      buildCommittee({
        members: [
          member('Ann Lee', 'Democrat', { title: 'Ranking Member', leaderType: 'Ranking Member', side: 'minority' }),
          member('Bo Chair', 'Republican', { title: 'Chairman', leaderType: 'Chair', side: 'majority', rank: 1 }),
          member('Cy Third', 'Republican', { rank: 3, title: 'Vice Chair', seat: '12' }),
          member('Di Second', 'Republican', { rank: 2, fusionId: 'person-d' }),
          member('Ed Fourth', 'Republican', { rank: 4 }),
          buildMember('Fay Unknown'),
        ],
      }),
    );
    const breakdown = await section('Party Breakdown');
    expect(within(breakdown).getByRole('img', { name: '4 Republican, 1 Democratic, 1 Not stated' })).toBeVisible();
    const rows = within(breakdown)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['PartyMembersShare', 'RRepublican467%', 'DDemocraticMinority117%', 'Not stated117%']);
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    const sections = ['Republican Members', 'Democratic Members', 'Members without a stated party', 'Staffers'];
    expect(names.filter((name) => sections.includes(name ?? ''))).toEqual(sections);
    expect(await getLines('Republican Members')).toEqual([
      'Bo ChairChairChairman',
      'Di SecondView Details',
      'Cy ThirdVice Chair · District 12',
    ]);
    expect(screen.getByRole('button', { name: 'Show 1 More' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Di Second' })).toHaveAttribute('href', '/stakeholders/person/person-d');
    expect(screen.getByText('No staffers found for this stakeholder.')).toBeVisible();
  });

  it('says that there is no data when the committee has no members', async () => {
    open(buildCommittee());
    expect(await screen.findByText('No Data Available')).toBeVisible();
    expect(screen.getByText("You don't have data for this stakeholder")).toBeVisible();
  });

  it('shows its parent, meetings, staff and contact details', async () => {
    const card = buildCard({
      fusionId: 'hearing-1',
      documentType: 'CQSchedules',
      title: 'On widgets',
      lastActionOn: '2026-05-01',
      documentSubtype: 'Committee Hearing',
      byline: 'House Committee on Widgets',
      meetingStatus: 'Postponed',
    });
    const meeting = { ...card, startsAt: Date.UTC(2026, 4, 1, 14) / 1000, timeZone: 'America/New_York' };
    const staffer = { fusionId: 'person-s', fullName: 'Uma Counsel', title: 'Counsel', officeType: null };
    const { container } = open(
      buildCommittee({
        parent: {
          fusionId: 'committee-0',
          name: 'Parent',
        },
        legislatures: ['U.S. House of Representatives'],
        jurisdictionText: 'Widgets of every size.',
        contact: {
          websites: [
            {
              websiteType: 'official',
              url: 'https://www.widgets.example/',
            },
          ],
          emails: [],
          phones: [
            {
              phoneType: 'capitol',
              number: '202-555-0100',
            },
          ],
          addresses: [
            {
              addressType: 'capitol',
              lines: ['12 Hill Building', 'Washington'],
            },
          ],
        },
        staffers: [
          {
            ...staffer,
            emailAddress: 'uma@house.example',
            phoneNumber: '555',
            issueAreas: ['Trade'],
          },
        ],
        pastMeetings: {
          results: [meeting],
          total: 1,
        },
      }),
    );
    const details = within(await section('Details'));
    expect(details.getByRole('link', { name: 'Parent' })).toHaveAttribute(
      'href',
      '/stakeholders/committee/committee-0',
    );
    for (const said of ['U.S. House of Representatives', 'Widgets of every size.', '202-555-0100', 'widgets.example'])
      expect(details.getByText(said)).toBeVisible();
    expect(details.getByText('12 Hill Building, Washington')).toBeVisible();
    expect(await getLines('Hearings and Meetings')).toEqual([
      'On widgetsMay 1, 2026 10:00 am EDT · Committee Hearing · PostponedView Details',
    ]);
    expect(await getLines('Staffers')).toEqual(['Uma CounselCounsel · Tradeuma@house.example']);
    await expectAccessible(container);
  });

  it('opens a subcommittee in the flyout', async () => {
    const small = buildCommittee({ fusionId: 'committee-2', title: 'Small Widgets', name: 'Small Widgets' });
    const own = buildCommittee({ subcommittees: [{ fusionId: 'committee-2', name: 'Small Widgets', memberCount: 1 }] });
    const { user } = open(own, { get: ({ fusionId }) => (fusionId === 'committee-2' ? small : own) });
    expect(await getLines('Subcommittees')).toEqual(['Small Widgets1 memberView Details']);
    await user.click(screen.getByRole('button', { name: 'View Details: Small Widgets' }));
    const flyout = within(await screen.findByRole('dialog'));
    expect(await flyout.findByText('No Data Available')).toBeVisible();
  });

  it('shows a toast and no flyout when a subcommittee cannot be opened', async () => {
    const own = buildCommittee({ subcommittees: [{ fusionId: 'committee-2', name: 'Small Widgets', memberCount: 0 }] });
    const { user } = open(own, {
      get: ({ fusionId }) => {
        if (fusionId === 'committee-2') throw new Error('gone');
        return own;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'View Details: Small Widgets' }));
    expect(await screen.findByText('Unable to open the flyout. Please try again later.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows an error in the page and in a toast when the committee cannot be fetched', async () => {
    open(buildCommittee(), {
      get: () => {
        throw new Error('gone');
      },
    });
    expect(await screen.findByText('Error fetching committee details')).toBeVisible();
    expect(await screen.findByText(/^Error fetching document\./)).toBeVisible();
  });

  it('shows only Page not found when the committee does not exist', async () => {
    open(buildCommittee(), {
      get: () => {
        throw new Refusal('NOT_FOUND');
      },
    });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.queryByText('Error fetching committee details')).toBeNull();
  });

  it("lists its bills by page with the committee's actions and opens them in the flyout", async () => {
    const bill = (number: number) => ({
      ...buildCard({
        fusionId: `us-119-hr-${number}`,
        localityExternalId: `US HR ${number}`,
        lastActionOn: '2026-03-01',
      }),
      activities:
        number === 1
          ? [
              { name: 'Referred To', date: '2026-01-09' },
              { name: 'Reported By', date: null },
            ]
          : [],
    });
    const bills = Array.from({ length: 11 }, (_, at) => bill(at + 1));
    const { user } = open(buildCommittee(), {
      findBills: ({ offset = 0, pageSize = 10 }) => ({ results: bills.slice(offset, offset + pageSize), total: 11 }),
    });
    const list = within(await section('Bills'));
    expect(list.getByText('Referred To Jan 9, 2026 · Reported By · Last action Mar 1, 2026')).toBeVisible();
    expect(list.queryByText('US HR 11')).toBeNull();
    await user.click(list.getByRole('button', { name: 'Next page' }));
    expect(await list.findByText('US HR 11')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'View Details: US HR 11' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('hides the Bills section when there are none and says when bills cannot be fetched', async () => {
    const { unmount } = open(buildCommittee());
    expect(await section('Staffers')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bills' })).toBeNull();
    unmount();
    open(buildCommittee(), {
      findBills: () => {
        throw new Refusal('UNAVAILABLE');
      },
    });
    expect(await screen.findByText('The bills could not be fetched.')).toBeVisible();
  });
});
