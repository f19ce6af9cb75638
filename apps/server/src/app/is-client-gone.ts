import type { FastifyRequest } from 'fastify';

/**
 * Whether a call ended early because the client disconnected, which is not a fault. A storage that breaks off raises
 * the same error, so the client's connection decides; the request itself counts as closed as soon as its body was read.
 */
export function isClientGone({ raw }: FastifyRequest, error: unknown): boolean {
  return error instanceof Error && 'code' in error && isCutOff(error) && raw.socket.destroyed;
}

/** A body that is cut off while it is being read raises `aborted`. */
function isCutOff({ code, message }: Error & { code: unknown }): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || (code === 'ECONNRESET' && message === 'aborted');
}
