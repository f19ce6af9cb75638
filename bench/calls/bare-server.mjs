import { createRequire } from 'node:module';

/** Runs as a separate process: the product's own web framework with a single route that sends the given bytes. */
const loadOfServer = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const body = process.argv[2] ?? '{}';
const app = loadOfServer('fastify')();
app.get('/api/bare', (_request, reply) => reply.type('application/json').send(body));
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(app.server.address().port);
