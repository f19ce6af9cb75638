import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { MailChoicesProps } from '../../platform/mail/mail-parts.tsx';
import { MAIL_SECRET } from '../../platform/mail/mail-secret.ts';
import type { MailDraft } from '../../platform/mail/queue-mail.ts';
import { createDigestReaderRepository, type Reader } from './digest-reader.repository.ts';
import type { DigestsDeps } from './digests-deps.ts';
import { createMailOptOutsRepository, type OptionalMailReader } from './mail-opt-outs.repository.ts';
import { settingsAddress, unsubscribeAddress } from './product-addresses.ts';
import { unsubscribeSecret } from './unsubscribe-secret.ts';

/** The person such an e-mail goes to; null once they left, are inactive or ended such e-mails. */
export async function findOptionalMailReader(db: DatabaseHandle, reader: OptionalMailReader): Promise<Reader | null> {
  const person = await createDigestReaderRepository(db).find(reader);
  const isTold = person?.isActive === true && !(await createMailOptOutsRepository(db).has(reader));
  return isTold ? person : null;
}

/** What makes an e-mail one that its reader ends with one click in their mail program (RFC 8058), and its footer. */
export function optionalMail(
  { baseUrl, secretBox }: Pick<DigestsDeps, 'baseUrl' | 'secretBox'>,
  reader: OptionalMailReader,
): { draft: Pick<MailDraft, 'headers' | 'secret'>; choices: MailChoicesProps } {
  const address = unsubscribeAddress(baseUrl, MAIL_SECRET);
  return {
    draft: {
      headers: { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      secret: unsubscribeSecret(secretBox, reader),
    },
    choices: { settingsAddress: settingsAddress(baseUrl), unsubscribeAddress: address },
  };
}
