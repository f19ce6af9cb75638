import { WEBHOOK_TEXTS } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import { AddressRefusedError } from '../../../platform/guarded-fetch/create-guarded-fetch.ts';
import { hostOfAddress } from '../../../platform/guarded-fetch/host-name.ts';
import type { WebhooksDeps } from '../webhooks.deps.ts';

type AddressDeps = Pick<WebhooksDeps, 'openFetch' | 'refuseAddress'>;

/**
 * Returns the host of an address to which messages may be sent.
 * @throws AppError VALIDATION for any other address: without TLS, in a private network, or unknown
 */
export async function checkWebhookAddress({ openFetch, refuseAddress }: AddressDeps, address: string): Promise<string> {
  const url = URL.parse(address);
  const reason = url === null ? WEBHOOK_TEXTS.httpsRequired : refuseAddress(url);
  if (url === null || reason !== null) throw refused(reason ?? WEBHOOK_TEXTS.httpsRequired);
  const guarded = openFetch();
  try {
    await guarded.check(address);
  } catch (error) {
    throw refused(error instanceof AddressRefusedError ? WEBHOOK_TEXTS.notPublic : WEBHOOK_TEXTS.notFound);
  } finally {
    await guarded.close();
  }
  return hostOfAddress(url);
}

function refused(message: string): AppError {
  return new AppError('VALIDATION', { message, data: { fields: { url: message } } });
}
