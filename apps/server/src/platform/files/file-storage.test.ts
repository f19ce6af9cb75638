import { createServer, type Server } from 'node:http';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoredFileMissingError, type FileStorage } from './file-storage.ts';
import { createLocalFileStorage } from './local-file-storage.ts';
import { createS3FileStorage } from './s3-file-storage.ts';

const FACTS = { bytes: 5, mimetype: 'text/plain' };

/** An in-memory bucket with what the storage uses of one; it rejects requests without a signature or a length. */
function createBucket(): { server: Server; objects: Map<string, Buffer> } {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const key = request.url ?? '';
    const answer = (status: number, body?: Buffer | string) => response.writeHead(status).end(body);
    if (!/^AWS4-HMAC-SHA256 Credential=key-id\//.test(request.headers.authorization ?? '')) return answer(403, 'who?');
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return answer(411);
      // Interrupted uploads are not kept.
      return void buffer(request).then(
        (content) => answer(objects.set(key, content) ? 200 : 500),
        () => undefined,
      );
    }
    if (request.method === 'DELETE') return answer(objects.delete(key) ? 204 : 404);
    const found = objects.get(key);
    return found ? answer(200, found) : answer(404, '<Code>NoSuchKey</Code>');
  });
  return { server, objects };
}

describe.each(['local', 's3'] as const)('%s file storage', (kind) => {
  let folder: string;
  let storage: FileStorage;
  const { server, objects } = createBucket();
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rotunda-files-'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const s3 = { bucket: 'files', region: 'eu-1', accessKeyId: 'key-id', secretAccessKey: 'secret' };
    storage =
      kind === 'local'
        ? createLocalFileStorage(path.join(folder, 'files'))
        : createS3FileStorage({ endpoint: `http://127.0.0.1:${port}/`, ...s3 });
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  it('returns a stored file and removes a deleted file', async () => {
    await storage.put('a-1', Readable.from([Buffer.from('he'), Buffer.from('llo')]), FACTS);
    expect(await text(await storage.read('a-1'))).toBe('hello');
    await storage.delete('a-1');
    await storage.delete('a-1');
    await expect(storage.read('a-1')).rejects.toThrow(StoredFileMissingError);
  });

  it('keeps nothing of an interrupted upload', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('he');
        throw new Error('the line went dead');
      })(),
    );
    await expect(storage.put('b-1', broken, FACTS)).rejects.toThrow();
    await expect(storage.read('b-1')).rejects.toThrow(StoredFileMissingError);
    expect(kind === 'local' ? await readdir(path.join(folder, 'files')) : [...objects.keys()]).toEqual([]);
  });

  it.each(['../secret.key', 'a/b', '', '.'])('rejects a key that could leave its folder: %j', async (key) => {
    const message = `"${key}" is not a storage key: use up to 100 letters, digits, "_" and "-".`;
    await expect(storage.read(key)).rejects.toThrow(message);
  });

  it('accepts every character that the error for a rejected key names', async () => {
    await storage.put('aZ_9-', Readable.from(['hello']), FACTS);
    expect(await text(await storage.read('aZ_9-'))).toBe('hello');
  });
});
