import { FEED_PATH } from '@rotunda/contract';
import type { FastifyInstance } from 'fastify';
import { type FeedsDeps, readFeed } from '../features/feeds/index.ts';
import type { Logger } from '../platform/logging.ts';
import { encodeWireError, toWireError } from './api-errors.ts';
import { isClientGone } from './is-client-gone.ts';

export interface MountFeedsOptions {
  feeds: FeedsDeps;
  logger: Logger;
}

/**
 * `GET /api/feeds/{secret}.{rss|atom|json}`. It is not a call of the contract, because feed readers use HTTP
 * conditional requests. They cannot sign in; the secret in the address grants access.
 */
export function mountFeeds(app: FastifyInstance, { feeds, logger }: MountFeedsOptions): void {
  app.get<{ Params: { file: string } }>(`${FEED_PATH}/:file`, async (request, reply) => {
    const gone = new AbortController();
    request.raw.once('close', () => gone.abort());
    try {
      const { contentType, body, etag, lastModifiedTs } = await readFeed(feeds, request.params.file, gone.signal);
      // The reader may cache the feed but must revalidate it each time.
      reply.header('cache-control', 'private, no-cache').header('etag', etag);
      reply.header('last-modified', new Date(lastModifiedTs * 1000).toUTCString());
      const { 'if-none-match': known, 'if-modified-since': since } = request.headers;
      const isKnown = known === undefined ? isSince(since, lastModifiedTs) : namesTag(known, etag);
      return await (isKnown ? reply.status(304).send() : reply.type(contentType).send(body));
    } catch (error) {
      const wire = toWireError(error, request.id);
      if (wire.status >= 500 && !isClientGone(request, error)) {
        logger.error({ err: error, requestId: request.id, call: 'feeds.read' }, 'call failed');
      }
      return reply.status(wire.status).send(encodeWireError(wire));
    }
  });
}

/** Compression along the way may have weakened the ETag. */
function namesTag(header: string, etag: string): boolean {
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

function isSince(header: string | undefined, lastModifiedTs: number): boolean {
  return header !== undefined && Date.parse(header) >= lastModifiedTs * 1000;
}
