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
  /** Base URL of the product; messages link to it. */
  baseUrl: string;
  /** Opens the client that sends messages; the caller must close it. */
  openFetch(): GuardedFetch;
  /** Returns why an address may not be used, as far as the address itself shows; null when it may. */
  refuseAddress(address: URL): string | null;
  /** User agent of Rotunda's requests. */
  userAgent: string;
}

/** Contexts that a webhook's address and secret are sealed with. */
export const urlContext = (webhookId: string) => `webhook-url:${webhookId}`;
export const secretContext = (webhookId: string) => `webhook-secret:${webhookId}`;
