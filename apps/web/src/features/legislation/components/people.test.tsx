import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBill } from '../../../testing/bill-builder.ts';
import { buildSponsor } from '../../../testing/bill-part-builders.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { renderUi } from '../../../testing/render-ui.tsx';
import type { Bill } from '../hooks/use-legislation.ts';
import { Committees } from './committees.tsx';
import { RelevantBills } from './relevant-bills.tsx';
import { Sponsors } from './sponsors.tsx';

/** The last opened documents, such as `Person p-1`. */
let opened: string[] = [];
const onOpen = ({ documentType, fusionId }: { documentType: string; fusionId: string }) =>
  opened.push(`${documentType} ${fusionId}`);
const items = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
const textsIn = (name: string) => items(name).map((item) => item.textContent);

function renderSponsors(...sponsors: Bill['sponsors']) {
  opened = [];
  return renderUi(<Sponsors sponsors={sponsors} onOpen={onOpen} />);
}

describe('Bill sponsors', () => {
  it("keep the server's order and show three and the rest on request", async () => {
    const names = ['Zed', 'Abe', 'Mia', 'Bob', 'Cid'];
    const lines = names.map((name) => `${name}Cosponsor`);
    const { user } = renderSponsors(...names.map((fullName) => buildSponsor({ fullName })));
    expect(textsIn('Sponsors')).toEqual(lines.slice(0, 3));
    await user.click(screen.getByRole('button', { name: 'Show 2 More' }));
    expect(textsIn('Sponsors')).toEqual(lines);
    await user.click(screen.getByRole('button', { name: 'Show Less' }));
    expect(items('Sponsors')).toHaveLength(3);
  });

  it('say that there are none', () => {
    renderSponsors();
    expect(screen.getByText('No Sponsors')).toBeInTheDocument();
  });

  it.each<[Bill['sponsors'][number]['type'], string]>([
    ['primary', 'Primary sponsor'],
    ['cosponsor', 'Cosponsor'],
    ['requester', 'Requested by'],
    ['author', 'Author'],
  ])('of type %s are labeled %s', (type, words) => {
    renderSponsors(buildSponsor({ type }));
    expect(items('Sponsors')[0]).toHaveTextContent(words);
  });

  it('show party, role, seat and date, and mark those who withdrew', () => {
    renderSponsors(
      buildSponsor({ party: 'Republican', role: 'Senator', locality: 'Ohio', sponsoredOn: '2026-02-03' }),
      buildSponsor({ fullName: 'Rick Roe', withdrawnOn: '2026-03-04' }),
    );
    const [first, second] = items('Sponsors');
    expect(first).toHaveTextContent('Cosponsor · Senator · Ohio · Feb 3, 2026');
    expect(within(first as HTMLElement).getByRole('img', { name: 'Republican' })).toHaveTextContent('R');
    expect(first).not.toHaveTextContent('Withdrawn');
    expect(second).toHaveTextContent('Cosponsor · Withdrawn Mar 4, 2026');
    expect(within(second as HTMLElement).getByText('Withdrawn')).toBeInTheDocument();
    expect(within(second as HTMLElement).queryByRole('img')).toBeNull();
  });

  it('open when they are known persons or committees', async () => {
    const { user } = renderSponsors(
      buildSponsor({ fullName: 'A person', fusionId: 'p-1' }),
      buildSponsor({ fullName: 'A committee', fusionId: 'c-1', stakeholderType: 'committee' }),
      buildSponsor({ fullName: 'Unmatched', fusionId: 'u-1', stakeholderType: 'unknown_unmatched' }),
    );
    for (const name of ['A person', 'A committee']) {
      await user.click(screen.getByRole('button', { name: `View Details: ${name}` }));
    }
    expect(opened).toEqual(['Person p-1', 'Committee c-1']);
    expect(screen.queryByRole('button', { name: 'View Details: Unmatched' })).toBeNull();
  });

  it('do not open when they have no page', () => {
    renderSponsors(buildSponsor({ fusionId: null }));
    expect(screen.queryByRole('button', { name: /View Details/ })).toBeNull();
  });
});

describe('Bill committees', () => {
  const committee = (name: string, changes: Partial<Bill['committeeAssignments'][number]> = {}) => ({
    id: null,
    name,
    chamberName: null,
    activities: [],
    ...changes,
  });
  function renderCommittees(...committees: Bill['committeeAssignments']) {
    opened = [];
    return renderUi(<Committees committees={committees} onOpen={onOpen} />);
  }

  it('show their chamber and what each did when', () => {
    const activities = [
      { name: 'Reported', date: '2026-03-04' },
      { name: 'Referred', date: null },
    ];
    renderCommittees(
      committee('Rules', { chamberName: 'Senate', activities }),
      committee('Ways and Means'),
      committee('Senate Committee on Ethics', { chamberName: 'Senate' }),
    );
    expect(textsIn('Committee Assignments')).toEqual([
      'Senate · RulesReported · March 4, 2026Referred',
      'Ways and Means',
      'Senate Committee on Ethics',
    ]);
    expect(screen.getByText('Reported · March 4, 2026')).toBeInTheDocument();
    expect(screen.getByText('Referred')).toBeInTheDocument();
  });

  it('open when they have a page, and show three and the rest on request', async () => {
    const { user } = renderCommittees(
      committee('Rules', { id: 'committee-1' }),
      ...['A', 'B', 'C'].map((name) => committee(name)),
    );
    expect(screen.getAllByRole('button', { name: /View Details/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'View Details: Rules' }));
    expect(opened).toEqual(['Committee committee-1']);
    await user.click(screen.getByRole('button', { name: 'Show 1 More' }));
    expect(items('Committee Assignments')).toHaveLength(4);
  });

  it('say that there are none', () => {
    renderCommittees();
    expect(screen.getByText('No Committees')).toBeInTheDocument();
  });
});

describe('Relevant bills', () => {
  const related = (number: number, changes: Partial<Bill['relatedBills'][number]> = {}) => ({
    fusionId: `us-119-hr-${number}`,
    localityExternalId: `US HR ${number}`,
    title: null,
    relation: null,
    genericStatus: null,
    isStored: false,
    ...changes,
  });
  function renderRelated(changes: Partial<Bill>) {
    opened = [];
    return renderWithApi(<RelevantBills bill={buildBill(changes)} onOpen={onOpen} onCompareWith={null} />, {
      similar: { find: () => ({ state: 'never' as const, updatedOn: null, results: [], total: 0 }) },
    });
  }

  it('show relation, status and a shortened title', () => {
    const title =
      'To provide for the orderly regulation of everything that anybody could possibly think of in any year of any kind';
    renderRelated({ relatedBills: [related(1, { title, relation: 'Identical bill', genericStatus: 'Passed' })] });
    const [item] = items('Relevant Bills');
    expect(item).toHaveTextContent('US HR 1Identical billTo provide for');
    expect(item).toHaveTextContent('Passed');
    const shown = screen.getByTitle(title).textContent;
    expect(shown.length).toBeLessThanOrEqual(101);
    expect(shown.endsWith('…')).toBe(true);
  });

  it('open with the document type of their bill when they have a page', async () => {
    const { user } = renderRelated({
      documentType: 'GlobalLegislation',
      relatedBills: [related(1, { isStored: true }), related(2), related(3), related(4)],
    });
    expect(screen.getAllByRole('button', { name: /View Details/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'View Details: US HR 1' }));
    expect(opened).toEqual(['GlobalLegislation us-119-hr-1']);
    await user.click(screen.getByRole('button', { name: 'Show 1 More' }));
    expect(items('Relevant Bills')).toHaveLength(4);
  });

  it('say that there are none', () => {
    renderRelated({});
    expect(screen.getByText('No Bills')).toBeInTheDocument();
  });
});
