import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/queue/job-definition.ts';
import { DIGEST_KINDS } from '@rotunda/contract';
import type { DigestReader } from './digest-places.repository.ts';
import type { DigestsDeps } from './digests.deps.ts';
import { sendDigest } from './sending/send-digest.ts';

/** Sends one digest to one user. */
export const sendDigestJob = defineJob<DigestReader>({
  name: 'send-digest',
  payload: z.object({ organizationId: z.string(), userId: z.string(), kind: z.enum(DIGEST_KINDS) }),
  concurrency: 2,
});

export function handleSendDigest(deps: DigestsDeps): JobHandler<DigestReader> {
  return async ({ payload }) => {
    await sendDigest(deps, payload);
  };
}
