import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoricalRole, StaffMember } from '@rotunda/contract';
import { describe, expect, it, vi } from 'vitest';
import { buildCard } from '../../../testing/builders.ts';
import { region, renderPerson } from '../testing/render-person.tsx';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const staffer = (fullName: string): StaffMember => ({
  fusionId: `person-${fullName}`,
  fullName,
  title: 'Aide',
  officeType: null,
  issueAreas: [],
  emailAddress: null,
  phoneNumber: null,
});

const role = (fusionId: string, title: string, changes: Partial<HistoricalRole> = {}): HistoricalRole => ({
  fusionId,
  title,
  parentPerson: null,
  seatDistrictName: null,
  ranking: null,
  relationshipType: 'other',
  organization: {
    name: `${title} Club`,
    organizationType: 'company',
    orgLevelType: null,
    localityCode: 'US',
    countryCode: 'US',
    parentages: [],
    fullSourceId: null,
  },
  activeStartDate: null,
  activeEndDate: null,
  emails: [],
  phones: [],
  websites: [],
  addresses: [],
  ...changes,
});

describe('Person sections', () => {
  it('say which details are missing', async () => {
    renderPerson();
    expect(headings()).toEqual([
      'Contact Information',
      'Staffers',
      'Committees',
      'Sponsored Bills',
      'Roles & Organizations',
    ]);
    for (const text of [
      'No contact information to show',
      'No staffers found for this stakeholder.',
      'No committees found for this stakeholder.',
      'No sponsored bills found',
      'No other roles & organizations found for this stakeholder.',
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
  });

  it('are only two for staff', () => {
    renderPerson({ relationshipType: 'staff', person: { bioText: 'Likes maps.' } });
    expect(headings()).toEqual(['Contact Information', 'Roles & Organizations']);
  });

  it('include bills only for legislators and a biography only when there is text', () => {
    renderPerson({ role: 'governor', person: { bioText: 'Likes maps.' } });
    expect(headings()).toEqual(['Biography', 'Contact Information', 'Staffers', 'Committees', 'Roles & Organizations']);
    expect(region('Biography').getByText('Likes maps.')).toBeVisible();
    expect(region('Biography').queryByText('Show More')).toBeNull();
  });

  it('show handles, e-mail addresses, phone numbers and offices', () => {
    const office = {
      name: null,
      faxes: [],
      hours: 'Weekdays 9–5',
      building: null,
      street2: null,
      room: 'Suite 4',
      city: 'Rowan',
      subdivision: 'WA',
      zipCode: '98101',
    };
    renderPerson({
      contact: {
        websites: [
          { websiteType: 'twitter', url: 'RepLee' },
          { websiteType: 'official', url: 'javascript:alert(1)' },
        ],
        emails: [{ emailAddress: 'ann@lee.example' }],
        phones: [{ phoneType: 'capitol', number: '(202) 555-0101' }],
        addresses: [{ ...office, addressType: 'district', street: '1 Main St', phones: ['206-555-0102'] }],
      },
    });
    const contact = region('Contact Information');
    expect(contact.getByRole('link', { name: '@RepLee' })).toHaveAttribute('href', 'https://twitter.com/RepLee');
    expect(contact.queryByRole('link', { name: /javascript/ })).toBeNull();
    expect(contact.getByRole('link', { name: 'ann@lee.example' })).toHaveAttribute('href', 'mailto:ann@lee.example');
    expect(contact.getByRole('link', { name: '(202) 555-0101' })).toHaveAttribute('href', 'tel:2025550101');
    expect(contact.getByText('District office')).toBeVisible();
    expect(contact.getByText(/1 Main St, Suite 4/)).toHaveTextContent('Rowan, WA 98101');
    expect(contact.getByRole('link', { name: '206-555-0102' })).toBeVisible();
  });

  it('show three staffers of each office and the rest on request', async () => {
    const capitol = ['Al', 'Bo', 'Cy', 'Di', 'Ed'].map(staffer);
    renderPerson({ staffers: { capitol, district: [staffer('Flo')], executive: [] } });
    const section = region('Staffers');
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Capitol5',
      'District1',
    ]);
    expect(section.queryByText('Di')).toBeNull();
    await userEvent.click(section.getByRole('button', { name: 'Show 2 More' }));
    expect(section.getByText('Ed')).toBeVisible();
  });

  it("link to the person's committees, each below its parent", () => {
    const subcommittees = [{ fusionId: 'committee-3', name: 'Docks', title: 'Chair' }];
    const committees = [
      { fusionId: null, name: 'Water' },
      { fusionId: 'committee-2', name: 'Ports' },
    ];
    renderPerson({
      committeeMemberships: [{ title: 'Ranking Member', committees, legislatures: ['Senate'], subcommittees }],
    });
    const section = region('Committees');
    expect(section.getByText('Ranking Member · Senate')).toBeVisible();
    expect(section.getByText(/Water ›/)).toBeVisible();
    expect(section.getByRole('link', { name: 'Ports' })).toHaveAttribute('href', '/stakeholders/committee/committee-2');
    expect(section.getByRole('link', { name: 'Docks' })).toBeVisible();
  });

  it('open a single role at a time and close it again', async () => {
    const parentPerson = { fullName: 'Bo Lind', fusionId: 'person-2' };
    const roles = [
      role('role-2', 'Trustee', { parentPerson }),
      role('role-3', 'Coach', { activeStartDate: '2020-01-01' }),
    ];
    const { calls } = renderPerson({}, { findHistoricalRoles: () => roles });
    const trustee = await screen.findByRole('button', { name: /Trustee/ });
    const coach = screen.getByRole('button', { name: /Coach Club · Jan 1, 2020 – present/ });
    await userEvent.click(trustee);
    expect(screen.getByRole('link', { name: 'Bo Lind' })).toHaveAttribute('href', '/stakeholders/person/person-2');
    await userEvent.click(coach);
    expect(trustee).toHaveAttribute('aria-expanded', 'false');
    expect(coach).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(coach);
    expect(coach).toHaveAttribute('aria-expanded', 'false');
    expect(calls.find(({ name }) => name === 'stakeholders.findHistoricalRoles')?.input).toEqual({
      fullSourceId: 'ocd-person/1',
      relationshipId: 'role-1',
    });
  });
});

describe('Posts', () => {
  it("by the person's accounts open in the flyout", async () => {
    const onOpen = vi.fn();
    const post = buildCard({
      documentType: 'SocialPost',
      fusionId: 'post-x-1',
      title: 'Ann Lee @annlee',
      localityExternalId: null,
      summary: 'We read the bill.',
      genericStatus: null,
      documentSubtype: 'x',
    });
    renderPerson({}, { findPosts: () => ({ results: [post], total: 1 }) }, onOpen);
    const section = within(await screen.findByRole('region', { name: 'Posts' }));
    await userEvent.click(await section.findByRole('button', { name: /View Details/ }));
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ fusionId: 'post-x-1' }), expect.anything());
  });
});
