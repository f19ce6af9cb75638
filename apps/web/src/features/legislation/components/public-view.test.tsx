import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import { SectionList } from '../../../shared/ui/section-list.tsx';
import { buildBill } from '../../../testing/bill-builder.ts';
import { buildBillEvent, buildBillVersion, buildSponsor } from '../../../testing/bill-part-builders.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { useLegislationSections } from '../hooks/use-legislation-sections.tsx';

const BILL = buildBill({
  sponsors: [buildSponsor({ fusionId: 'p-1' })],
  committeeAssignments: [{ id: 'c-1', name: 'Rules', chamberName: null, activities: [] }],
  relatedBills: [
    {
      fusionId: 'us-ca-2025-2026-ab-2',
      localityExternalId: 'CA AB 2',
      title: null,
      relation: null,
      genericStatus: null,
      isStored: true,
    },
  ],
});

function Sections() {
  const nothing = () => {};
  const actions = {
    onOpenRelated: nothing,
    onOpenVote: nothing,
    onRead: nothing,
    onCreateAction: nothing,
    onCompare: nothing,
    onCompareWith: nothing,
  };
  return <SectionList sections={useLegislationSections(BILL.fusionId, actions)(BILL)} />;
}

async function renderFor(isSignedIn: boolean) {
  const rendered = renderWithApi(
    <DisplayForAuthUser value={isSignedIn}>
      <Sections />
    </DisplayForAuthUser>,
    {
      documents: {
        findLegislationVersions: () => [buildBillVersion({ support: true })],
        findLegislationEvents: () => [buildBillEvent()],
      },
    },
  );
  await screen.findByText('Hearing on rents');
  await screen.findByText('Introduced');
  return rendered;
}

describe('displayForAuthUser (LEG-05)', () => {
  it.each([
    ['View Details of a sponsor', 'View Details: Jane Doe'],
    ['View Details of a committee', 'View Details: Rules'],
    ['View Details of a related bill', 'View Details: CA AB 2'],
    ['creating an action from an event', 'Create action from Hearing on rents'],
  ])('offers %s only to signed-in users', async (_what, name) => {
    const { unmount } = await renderFor(true);
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
    unmount();
    await renderFor(false);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('shows names, readable versions and events to everyone', async () => {
    await renderFor(false);
    for (const words of ['Jane Doe', 'Rules', 'CA AB 2', 'Hearing on rents']) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    expect(screen.getByRole('button', { name: 'Read Introduced' })).toBeInTheDocument();
  });
});
