import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@rotunda/contract';
import type { FastifyInstance } from 'fastify';
import { renderApiDocs } from './render-api-docs.ts';

/** `/api/openapi.json` for programs and `/api/docs` for people; made once, from the contract. */
export async function mountDocs(app: FastifyInstance, { version }: { version: string }): Promise<void> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  let specification: ReturnType<typeof generator.generate> | undefined;
  const specify = () =>
    (specification ??= generator.generate(contract, {
      info: { title: 'Rotunda API', version },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{ session: [] }],
    }));
  app.get('/api/openapi.json', async (_request, reply) => reply.send(await specify()));
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderApiDocs(await specify())),
  );
}
