import { Agent, request } from 'node:http';

/** Connections stay open, as a browser's do. */
const agent = new Agent({ keepAlive: true });

/** Closes every connection, also those whose answer is missing. */
export const closeConnections = () => agent.destroy();

/**
 * @typedef {object} LoadRequest
 * @property {string} method
 * @property {string} path Path under `/api`.
 * @property {string | Uint8Array} [body]
 * @property {Record<string, string>} [headers]
 * @property {number} [endAfterMs] The sender closes the connection this long after the headers of the answer.
 * @property {{ everyMs: number, bytes: number }} [slowly] How much of the body is sent how often.
 * @property {{ everyMs: number, bytes: number }} [readSlowly] How much of the answer is read how often.
 */

/**
 * Sends a request; undefined if the server closed the connection on a body that it did not read.
 *
 * @param {string} url
 * @param {string | null} token
 * @param {LoadRequest} asked
 * @returns {Promise<{ status: number, bytes: number, text: string, ms: number } | undefined>}
 */
export function send(url, token, { method, path, body, headers = {}, endAfterMs, slowly, readSlowly }) {
  const startMs = performance.now();
  return new Promise((resolve) => {
    const sent = request(
      new URL(`${url}${path}`),
      {
        method,
        agent,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined
            ? {}
            : {
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(body),
              }),
          ...headers,
        },
      },
      (response) => {
        const chunks = [];
        const answer = () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode, bytes: text.length, text, ms: performance.now() - startMs });
        };
        if (readSlowly === undefined) response.on('data', (chunk) => chunks.push(chunk));
        else read(response, chunks, readSlowly);
        response.once('end', answer);
        response.once('error', () => resolve(undefined));
        if (endAfterMs !== undefined) setTimeout(() => (answer(), sent.destroy()), endAfterMs);
      },
    );
    sent.once('error', () => resolve(undefined));
    sent.once('close', () => resolve(undefined));
    if (slowly === undefined) sent.end(body);
    else sendSlowly(sent, Buffer.from(body), slowly);
  });
}

/** Reads an answer in small parts, so that the server has to keep the rest. */
function read(response, chunks, { everyMs, bytes }) {
  const timer = setInterval(() => {
    const chunk = response.read(bytes) ?? response.read();
    if (chunk !== null) chunks.push(chunk);
  }, everyMs);
  response.once('close', () => clearInterval(timer));
}

/** Sends a body in small parts until all of it is sent or the server closes the connection. */
function sendSlowly(sent, body, { everyMs, bytes }) {
  let from = 0;
  const timer = setInterval(() => {
    sent.write(body.subarray(from, from + bytes));
    from += bytes;
    if (from < body.length) return;
    clearInterval(timer);
    sent.end();
  }, everyMs);
  sent.once('close', () => clearInterval(timer));
}
