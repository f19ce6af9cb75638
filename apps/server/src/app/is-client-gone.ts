import type { FastifyRequest } from 'fastify';

/**
 * Whether a call ended early because whoever asked went away, which is no fault. A storage that breaks off says the same,
 * so it is the client's connection that tells; the request itself counts as over once its body was read.
 */
export function isClientGone({ raw }: FastifyRequest, error: unknown): boolean {
  const isCutOff = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCutOff && raw.socket.destroyed;
}
