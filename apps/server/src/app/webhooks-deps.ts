import { WEBHOOK_TEXTS } from '@rotunda/contract';
import type { SearchEngine } from '../features/discover/index.ts';
import type { WebhooksDeps } from '../features/webhooks/index.ts';
import { createGuardedFetch } from '../platform/guarded-fetch/create-guarded-fetch.ts';
import { hostOfAddress } from '../platform/guarded-fetch/host-name.ts';
import { isPublicAddress } from '../platform/guarded-fetch/public-address.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { createMatchReportDeps } from './match-report-deps.ts';

/**
 * Creates the dependencies of webhooks. They are sent to public addresses over TLS, and to hosts that the operator
 * allows.
 */
export function createWebhooksDeps(deps: PlatformDeps, engine: SearchEngine): WebhooksDeps {
  const { ids, queue, secretBox, logger, version } = deps;
  const isNamed = (host: string) => deps.config.webhookHosts.includes(host);
  return {
    ...createMatchReportDeps(deps, engine),
    ids,
    queue,
    secretBox,
    logger,
    userAgent: `Rotunda/${version} (webhooks)`,
    openFetch: () =>
      createGuardedFetch({
        isAllowed: (address, host) => isNamed(host) || isPublicAddress(address),
        connectTimeoutMs: 5e3,
      }),
    refuseAddress(address) {
      if (address.username !== '' || address.password !== '') return WEBHOOK_TEXTS.credentials;
      const isHttps = address.protocol === 'https:';
      const isNamedHttp = address.protocol === 'http:' && isNamed(hostOfAddress(address));
      return isHttps || isNamedHttp ? null : WEBHOOK_TEXTS.httpsRequired;
    },
  };
}
