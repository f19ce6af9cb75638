import { CQ_TEXTS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { type CqDeps, PdfUnavailableError } from './cq-deps.ts';
import { createCqRepository } from './cq.repository.ts';
import { createPdfTokens, type PdfReader } from './pdf-token.ts';

export interface PdfRequest {
  cqUid: string;
  token: string;
}

/**
 * The PDF of a document, for the person a token was made for. Whoever is signed in as somebody else is refused, and so is
 * one who has signed out or been deactivated, or whose organization has lost its entitlement, since.
 * @throws AppError FORBIDDEN; NOT_FOUND; UNAVAILABLE where the publisher does not give it
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
  const session = reader === null ? null : await sessions.readerOf(reader.session);
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
      // A document of somebody else must never act as a page of ours.
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
    body: new File([new Uint8Array(content)], name, { type: 'application/pdf' }),
  };
}

/** Viewers of PDFs send no sign-in; where there is one, it must be the reader's. */
function isReader(actor: Actor | null, reader: PdfReader): boolean {
  return actor === null || isSame(actor, reader);
}

function isSame(one: Pick<Actor, 'organisationId' | 'userId'>, reader: PdfReader): boolean {
  return one.userId === reader.userId && one.organisationId === reader.organisationId;
}

async function fetchPdf(deps: CqDeps, url: string, signal: AbortSignal | undefined): Promise<Buffer> {
  try {
    return await deps.fetchPdf(url, signal);
  } catch (cause) {
    if (!(cause instanceof PdfUnavailableError)) throw cause;
    // Why is for the log: nobody learns from it what answers inside of the operator's network.
    throw new AppError('UNAVAILABLE', { message: CQ_TEXTS.pdfUnavailable, cause });
  }
}
