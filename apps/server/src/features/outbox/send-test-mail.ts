import { AppError } from '../../platform/app-error.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createIdentityRepository, canMailLink } from '../identity/index.ts';
import { TEST_MAIL_SUBJECT, TestMail } from './mails/test-mail.tsx';
import type { OutboxDeps } from './outbox-deps.ts';

/** Sends a test mail to the actor's own address. @throws AppError NOT_FOUND; RATE_LIMITED */
export async function sendTestMail(deps: OutboxDeps, { organizationId, userId }: Actor): Promise<{ to: string }> {
  const user = await createIdentityRepository(deps.database).getUser(organizationId, userId);
  if (user === null) throw new AppError('NOT_FOUND');
  if (!(await canMailLink(deps, 'test', user.email))) throw new AppError('RATE_LIMITED');
  const rendered = await renderMail(TestMail({ name: user.name, address: deps.baseUrl }));
  const mail = { ...rendered, organizationId, userId, kind: 'test', to: user.email, subject: TEST_MAIL_SUBJECT };
  await deps.database.transaction((tx) => queueMail(tx, deps, { ...mail, dedupeKey: `test:${deps.ids.newId()}` }));
  return { to: user.email };
}
