import { z } from 'zod';
import type { PermissionObjects } from './permission-objects.ts';

const listSchema = z.object({ results: z.array(z.object({ _id: z.string(), state: z.string() })) });

/** Cancels queued exports, because no worker runs in tests of calls and a user may have only a few exports waiting. */
export async function endExports({ users }: PermissionObjects): Promise<void> {
  for (const user of Object.values(users)) {
    const { results } = listSchema.parse((await user.call('GET', '/exports')).body);
    const waiting = results.filter(({ state }) => state === 'queued');
    for (const { _id } of waiting) await user.call('POST', `/exports/${_id}/cancel`, {});
  }
}
