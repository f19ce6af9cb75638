import type { Schedule } from '@rotunda/contract';
import type { TestApi, TestUser } from '../../../app/testing/test-api.ts';

/** Requests of schedules and transcripts as a user, by default as `member`. */
export function buildScheduleRequests(api: TestApi, member: TestUser) {
  return {
    get: async (id: string, user = member) =>
      (await user.call('GET', `/documents/cq/schedule/${id}`)) as { status: number; body: Schedule },
    transcripts: (body: object, user = member) => user.call('POST', '/documents/cq/transcripts', body),
    /** Takes the entitlement to federal documents from an organization. */
    disentitle: async (organizationId: string) => {
      await api.deps.database.$client.query('update organization set entitlements = $1 where id = $2', [
        JSON.stringify({ USFederal: false, USStateList: [] }),
        organizationId,
      ]);
      await api.settled();
    },
  };
}
