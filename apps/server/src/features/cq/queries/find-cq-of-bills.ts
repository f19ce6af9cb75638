import { CQ_LIMITS, type CqOfBill } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createCqRepository } from '../cq.repository.ts';
import { presentCqOfBill } from '../cq.presenter.ts';

/**
 * Returns what the second source has on US federal bills, by fusionId. Unknown bills are absent, and so are all bills
 * for an organization that is not entitled. One statement finds the known bills, and only these are queried further.
 */
export async function findCqOfBills(
  database: DatabaseHandle,
  actor: Actor,
  fusionIds: readonly string[],
): Promise<Map<string, CqOfBill>> {
  const repository = createCqRepository(database);
  const overviews = await repository.findOverviews(actor.organizationId, fusionIds);
  const withHits = overviews.filter(({ totals }) => Object.keys(totals).length > 0);
  const withVotes = overviews.filter(({ hasFloorVotes }) => hasFloorVotes);
  const hits =
    withHits.length === 0
      ? []
      : await repository.findNewest(
          withHits.map(({ billFusionId }) => billFusionId),
          CQ_LIMITS.initialHits,
        );
  const floorVotes =
    withVotes.length === 0 ? [] : await repository.findFloorVotes(withVotes.map(({ billFusionId }) => billFusionId));
  return new Map(
    overviews.map((overview) => {
      const ofBill = <Row extends { billFusionId: string }>(rows: readonly Row[]) =>
        rows.filter(({ billFusionId }) => billFusionId === overview.billFusionId);
      return [
        overview.billFusionId,
        presentCqOfBill({ overview, hits: ofBill(hits), floorVotes: ofBill(floorVotes) }),
      ] as const;
    }),
  );
}
