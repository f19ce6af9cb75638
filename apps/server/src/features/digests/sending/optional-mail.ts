import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { MailChoicesProps } from '../../../platform/mail/mail-parts.tsx';
import { MAIL_SECRET } from '../../../platform/mail/mail-secret.ts';
import type { MailDraft } from '../../../platform/mail/queue-mail.ts';
import { createDigestReaderRepository, type Reader } from '../digest-reader.repository.ts';
import type { DigestsDeps } from '../digests.deps.ts';
import { createMailOptOutsRepository, type OptionalMailReader } from '../mail-opt-outs.repository.ts';
import { settingsAddress, unsubscribeAddress } from '../content/product-addresses.ts';
import { unsubscribeSecret } from '../secret/unsubscribe-secret.ts';

/** Finds the recipient of an optional email; null if they have left, are inactive or have opted out. */
export async function findOptionalMailReader(db: DatabaseHandle, reader: OptionalMailReader): Promise<Reader | null> {
  const person = await createDigestReaderRepository(db).find(reader);
  const isWanted = person?.isActive === true && !(await createMailOptOutsRepository(db).has(reader));
  return isWanted ? person : null;
}

/** Returns the headers and secret for one-click unsubscribing (RFC 8058) and the links for the footer. */
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
