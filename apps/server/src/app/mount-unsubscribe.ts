import { DIGEST_TEXTS, UNSUBSCRIBE_PATH } from '@rotunda/contract';
import type { FastifyInstance } from 'fastify';
import { unsubscribe, type UnsubscribeDeps } from '../features/digests/index.ts';
import { AppError } from '../platform/app-error.ts';
import type { Logger } from '../platform/logging.ts';
import { encodeWireError, toWireError } from './api-errors.ts';
import { isClientGone } from './is-client-gone.ts';

export interface MountUnsubscribeOptions {
  digests: UnsubscribeDeps;
  logger: Logger;
}

const FORM_BYTES = 4096;
/** The one field that RFC 8058 requires, in either form encoding. */
const ONE_CLICK = /(?:^|&)List-Unsubscribe=One-Click(?:&|\s*$)|name="?List-Unsubscribe"?\s+One-Click\s/;

/**
 * `POST /unsubscribe/{secret}`, which mail programs send when the reader presses their unsubscribe button (RFC 8058).
 * It is not a call of the contract, because it is a form posted to the address of the unsubscribe page. Mail programs
 * cannot sign in; the secret in the address grants access.
 */
export async function mountUnsubscribe(
  app: FastifyInstance,
  { digests, logger }: MountUnsubscribeOptions,
): Promise<void> {
  // Registered as its own plugin, so that no other route accepts these forms.
  await app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    // A wildcard, because a secret is longer than the router allows for a named parameter.
    scope.post<{ Params: { '*': string } }>(`${UNSUBSCRIBE_PATH}/*`, async (request, reply) => {
      try {
        if (typeof request.body !== 'string' || !ONE_CLICK.test(request.body)) throw new AppError('VALIDATION');
        await unsubscribe(digests, request.params['*'].replace(/\/+$/, ''));
        return await reply.type('text/plain').send(DIGEST_TEXTS.unsubscribed);
      } catch (error) {
        const wire = toWireError(error, request.id);
        if (wire.status >= 500 && !isClientGone(request, error)) {
          logger.error({ err: error, requestId: request.id, call: 'digests.oneClick' }, 'call failed');
        }
        return reply.status(wire.status).send(encodeWireError(wire));
      }
    });
  });
}
