import { CQ_TEXTS } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { type CqDeps, PdfUnavailableError } from '../cq.deps.ts';
import { createCqRepository } from '../cq.repository.ts';
import { createPdfTokens, type PdfReader } from '../records/pdf-token.ts';

export interface PdfRequest {
  cqUid: string;
  token: string;
}

/**
 * Returns the PDF of a document to the person the token was issued for. It is refused if someone else is signed in, or
 * if the person has signed out, been deactivated or lost the entitlement since.
 * @throws AppError FORBIDDEN; NOT_FOUND; UNAVAILABLE when the publisher does not deliver it
 */
export async function getCqPdf(
  deps: CqDeps,
  actor: Actor | null,
  { cqUid, token }: PdfRequest,
  signal: AbortSignal | undefined,
): Promise<{ headers: Record<string, string>; body: File }> {
  const { database, clock, secretBox, sessions } = deps;
  const reader = createPdfTokens(secretBox).read(cqUid, token, clock.now());
  const repository = createCqRepository(database);
  const session = reader === null ? null : await sessions.getReader(reader.session);
  const isStillIn = session !== null && reader !== null && isSame(session, reader);
  if (!isStillIn || !isReader(actor, reader) || !(await repository.isEntitledMember(reader))) {
    throw new AppError('FORBIDDEN', { message: CQ_TEXTS.pdfRefused });
  }
  const pdf = await repository.getPdf(cqUid);
  if (pdf === null) throw new AppError('NOT_FOUND');
  const content = 'content' in pdf ? pdf.content : await fetchPdf(deps, pdf.url, signal);
  const name = `${cqUid.replace(/[^\w.-]/g, '_')}.pdf`;
  return {
    headers: {
      'content-disposition': `inline; filename="${name}"`,
      // Someone else's document must never run as a page of ours.
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
    body: new File([new Uint8Array(content)], name, { type: 'application/pdf' }),
  };
}

/** PDF viewers send no credentials; if there are any, they must be the reader's. */
function isReader(actor: Actor | null, reader: PdfReader): boolean {
  return actor === null || isSame(actor, reader);
}

function isSame(one: Pick<Actor, 'organizationId' | 'userId'>, reader: PdfReader): boolean {
  return one.userId === reader.userId && one.organizationId === reader.organizationId;
}

async function fetchPdf(deps: CqDeps, url: string, signal: AbortSignal | undefined): Promise<Buffer> {
  try {
    return await deps.fetchPdf(url, signal);
  } catch (cause) {
    if (!(cause instanceof PdfUnavailableError)) throw cause;
    // The cause is only logged, so that the answer does not reveal which hosts answer inside the operator's network.
    throw new AppError('UNAVAILABLE', { message: CQ_TEXTS.pdfUnavailable, cause });
  }
}
