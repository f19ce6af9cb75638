import { createRequire } from 'node:module';

/** Run as a process of its own: the product's own web framework with one route that answers the bytes it is given. */
const loadOfServer = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const body = process.argv[2] ?? '{}';
const app = loadOfServer('fastify')();
app.get('/api/bare', (_request, reply) => reply.type('application/json').send(body));
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(app.server.address().port);
