import { AwsClient } from 'aws4fetch';
import type { Readable } from 'node:stream';
import { request, type Dispatcher } from 'undici';
import { checkStorageKey, StoredFileMissingError, type FileStorage } from './file-storage.ts';

/** A bucket of any S3-compatible service. */
export interface S3Settings {
  /** `https://s3.example.org`, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 60_000;

/** Stores files in a bucket, addressed by path, because not every service has a host name for each bucket. */
export function createS3FileStorage(settings: S3Settings): FileStorage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  /**
   * Streams the body, which the signing library's own fetch would buffer in memory first; the signature does not cover
   * it.
   */
  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    body?: { content: Readable; headers: Record<string, string> },
  ): Promise<Dispatcher.ResponseData> {
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/${checkStorageKey(key)}`;
    const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
    const signed = await signer.sign(url, { method, headers });
    return request(url, {
      method,
      headers: { ...Object.fromEntries(signed.headers), ...body?.headers },
      body: body?.content ?? null,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
  }

  /** @throws Error with the service's message, shortened. */
  async function refuse(method: string, answer: Dispatcher.ResponseData): Promise<never> {
    const said = (await answer.body.text()).slice(0, 300);
    throw new Error(`The file storage answered ${method} with ${answer.statusCode}: ${said}`);
  }

  return {
    async put(key, content, { bytes, mimetype }) {
      const headers = { 'content-length': String(bytes), 'content-type': mimetype };
      const answer = await send('PUT', key, { content, headers });
      if (answer.statusCode >= 300) await refuse('PUT', answer);
      await answer.body.dump();
    },

    async read(key) {
      const answer = await send('GET', key);
      if (answer.statusCode === 404) {
        await answer.body.dump();
        throw new StoredFileMissingError(key);
      }
      if (answer.statusCode >= 300) await refuse('GET', answer);
      return answer.body;
    },

    async delete(key) {
      const answer = await send('DELETE', key);
      if (answer.statusCode >= 300 && answer.statusCode !== 404) await refuse('DELETE', answer);
      await answer.body.dump();
    },
  };
}
