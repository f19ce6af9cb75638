import { ERRORS, type WireError } from '@rotunda/contract';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { IdSource } from '../platform/ids.ts';

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Rejects an address that cannot be routed, such as `/%zz`, in the form of every other error. */
export function refuseAddress(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const message = 'The address contains characters that cannot be read. Check how it is encoded.';
  const body: WireError = { code: 'VALIDATION', message, requestId: request.id };
  void reply
    .status(error.statusCode ?? ERRORS.VALIDATION.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send(body);
}

/** Does the same for input that is not HTTP or has oversized headers. There is no request yet, only its connection. */
export function createRefuseBytes(ids: IdSource): (error: ConnectionError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) {
      const { message } = ERRORS.VALIDATION;
      const body = JSON.stringify({ code: 'VALIDATION', message, requestId: ids.newId() } satisfies WireError);
      const fields = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
      socket.write(`HTTP/1.1 ${STATUS_LINES[error.code] ?? '400 Bad Request'}\r\n${fields}\r\n\r\n${body}`);
    }
    socket.destroy(error);
  };
}
