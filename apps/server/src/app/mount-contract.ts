import { SmartCoercionPlugin } from '@orpc/json-schema';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { AnyRouter } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../platform/logging.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { encodeWireError, toWireError } from './api-errors.ts';
import { checkPermission } from './check-permission.ts';
import { sayWhatIsWrong } from './say-what-is-wrong.ts';

export interface MountOptions {
  router: AnyRouter;
  contextOf(request: FastifyRequest): Promise<RequestContext>;
  logger: Logger;
}

/** Answers every call of the contract under `/api`: who may, what went wrong, in one place. */
export function mountContract(app: FastifyInstance, { router, contextOf, logger }: MountOptions): void {
  sayWhatIsWrong();
  const handler = new OpenAPIHandler<RequestContext>(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
    customErrorResponseBodyEncoder: encodeWireError,
    clientInterceptors: [
      async ({ path, context, next }) => {
        try {
          checkPermission(path, context);
          return await next();
        } catch (error) {
          const wire = toWireError(error, context.requestId);
          if (wire.status >= 500) {
            const actor = context.actor;
            logger.error(
              {
                err: error,
                requestId: context.requestId,
                call: path.join('.'),
                userId: actor?.userId,
                organisationId: actor?.organisationId,
              },
              'call failed',
            );
          }
          throw wire;
        }
      },
    ],
  });
  app.all('/api/*', async (request, reply) => {
    const context = await contextOf(request);
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
    if (!matched) reply.callNotFound();
    return reply;
  });
}
