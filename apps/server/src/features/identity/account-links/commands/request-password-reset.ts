import { z } from 'zod';
import { MAIL_SECRET } from '../../../../platform/mail/mail-secret.ts';
import { queueMail } from '../../../../platform/mail/queue-mail.ts';
import { renderMail } from '../../../../platform/mail/render-mail.ts';
import { defineJob, type JobHandler } from '../../../../platform/queue/job-definition.ts';
import { createCredentialsRepository } from '../../credentials.repository.ts';
import type { LinkDeps } from '../../identity.deps.ts';
import { createIdentityRepository } from '../../identity.repository.ts';
import { limitLinkRequests, canMailLink } from '../limits/mail-limits.ts';
import { PASSWORD_RESET_SUBJECT, PasswordResetMail } from '../../mails/password-reset-mail.tsx';
import { createSessionToken, hashToken } from '../../sessions/session-token.ts';
import { createAccountLinksRepository } from '../account-links.repository.ts';

const VALID_SECONDS = 3600;
const SEALED_FOR = 'password reset';

/** Mails a link to set a new password, if the account exists. */
export const passwordResetJob = defineJob({
  name: 'mail-password-reset',
  // The address is sealed, because people sometimes type a password or other secret into the field.
  payload: z.object({ sealedEmail: z.string() }),
});

/**
 * Queues a password reset. A worker looks up the account, so that neither the text nor the timing of the response
 * reveals whether it exists.
 * @throws AppError RATE_LIMITED
 */
export async function requestPasswordReset(deps: LinkDeps, email: string, address: string): Promise<void> {
  await limitLinkRequests(deps, address);
  await deps.queue.enqueue(deps.database, passwordResetJob, { sealedEmail: deps.secretBox.seal(email, SEALED_FOR) });
}

export function handlePasswordReset(deps: LinkDeps): JobHandler<z.infer<typeof passwordResetJob.payload>> {
  return async ({ payload: { sealedEmail }, jobId }) => {
    const email = deps.secretBox.open(sealedEmail, SEALED_FOR);
    const account = await createCredentialsRepository(deps.database).findByEmail(email);
    if (account === null || !account.isActive || !(await canMailLink(deps, 'password-reset', email))) return;
    const { userId } = account;
    const rendered = await renderMail(
      PasswordResetMail({ name: account.name, link: `${deps.baseUrl}/reset-password#${MAIL_SECRET}` }),
    );
    await deps.database.transaction(async (tx) => {
      const membership = await createIdentityRepository(tx).findMembership(userId, null);
      const token = createSessionToken();
      const nowTs = deps.clock.now();
      const mailId = await queueMail(tx, deps, {
        ...rendered,
        organizationId: membership?.organization.id ?? null,
        userId,
        kind: 'password-reset',
        // A job that is delivered twice mails only one link.
        dedupeKey: `password-reset:${jobId}`,
        to: account.email,
        subject: PASSWORD_RESET_SUBJECT,
        secret: token,
      });
      if (mailId === null) return;
      const link = { userId, purpose: 'password-reset' as const, newEmail: null, createdTs: nowTs };
      await createAccountLinksRepository(tx).put({
        ...link,
        tokenHash: hashToken(token),
        expiresTs: nowTs + VALID_SECONDS,
      });
    });
  };
}
