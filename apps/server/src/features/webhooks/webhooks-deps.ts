import type { GuardedFetch } from '../../platform/guarded-fetch/create-guarded-fetch.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Queue } from '../../platform/queue/create-queue.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { AlertsDeps } from '../alerts/index.ts';

export interface WebhooksDeps extends AlertsDeps {
  ids: IdSource;
  queue: Queue;
  secretBox: SecretBox;
  logger: Pick<Logger, 'info'>;
  /** Where the product is reached; messages link into it. */
  baseUrl: string;
  /** What messages are sent by, closed by whoever opens it. */
  openFetch(): GuardedFetch;
  /** Why an address may not be used, as far as it shows; null when it may. */
  refuseAddress(address: URL): string | null;
  /** How Rotunda names itself to addresses. */
  userAgent: string;
}

/** What a sealed value of a webhook belongs to. */
export const urlContext = (webhookId: string) => `webhook-url:${webhookId}`;
export const secretContext = (webhookId: string) => `webhook-secret:${webhookId}`;
