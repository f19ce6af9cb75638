import type { FastifyRequest } from 'fastify';

/**
 * Whether a call ended early because whoever asked went away, which is no fault. A storage that breaks off says the same,
 * so it is the client's connection that tells; the request itself counts as over once its body was read.
 */
export function isClientGone({ raw }: FastifyRequest, error: unknown): boolean {
  return error instanceof Error && 'code' in error && isCutOff(error) && raw.socket.destroyed;
}

/** A body that is cut off while it is read is told by `aborted`. */
function isCutOff({ code, message }: Error & { code: unknown }): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || (code === 'ECONNRESET' && message === 'aborted');
}
