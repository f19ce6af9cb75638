import multipart, { type MultipartFile } from '@fastify/multipart';
import {
  FILE_IMPORT_LIMITS,
  FILE_IMPORT_PATH,
  FILE_IMPORT_TEXTS,
  fileImportDetailsSchema,
  LIMITS,
  ATTACHMENT_TEXTS,
  UPLOAD_PATH,
  uploadDetailsSchema,
} from '@rotunda/contract';
import type { z } from 'zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AttachmentsDeps, uploadFile } from '../features/attachments/index.ts';
import { type FileImportsDeps, receiveFile } from '../features/file-imports/index.ts';
import { AppError } from '../platform/app-error.ts';
import { FairQueue, QueueFullError } from '../platform/fair-queue.ts';
import type { Logger } from '../platform/logging.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { encodeWireError, toWireError } from './api-errors.ts';
import type { AuditSupportCall, SupportCall } from './audit-support-calls.ts';
import { checkPermission } from './check-permission.ts';
import { describeValidationIssues } from './describe-validation-issues.ts';
import { discardRest } from './discard-rest.ts';
import { isClientGone } from './is-client-gone.ts';
import { limitIssues } from './limit-issues.ts';

export interface UploadOptions {
  attachments: AttachmentsDeps;
  fileImports: FileImportsDeps;
  logger: Logger;
  getContext(request: FastifyRequest): Promise<RequestContext>;
  auditSupportCall: AuditSupportCall;
}

/**
 * How much of a rejected file is read and discarded: enough for most files. Reading more would waste the connection.
 */
const MAX_DISCARDED = { bytes: 4_000_000, ms: 5_000 };
/** Far more than the names of hundreds of linked documents need. */
const DETAILS_BYTES = 200_000;

/** Uploads are not in the contract, so they are authorized and audited like these calls. */
const UPLOADS = {
  file: { path: ['attachments', 'create'], summary: 'Uploads a file as an attachment' },
  table: { path: ['fileImports', 'check'], summary: 'Uploads a table to import' },
} as const;

/** Mounts the calls that are not JSON, because they upload a file. Errors have the same form as everywhere. */
export async function mountUpload(
  app: FastifyInstance,
  { attachments, fileImports, logger, getContext, auditSupportCall }: UploadOptions,
) {
  limitIssues(uploadDetailsSchema);
  const auditUpload = ({ actor }: RequestContext, upload: Pick<SupportCall, 'path' | 'summary'>) =>
    auditSupportCall(actor, { ...upload, method: 'POST', input: {} });
  // Registered as its own plugin, so that no other route accepts forms.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 1, fileSize: LIMITS.fileBytes, fieldSize: DETAILS_BYTES },
      throwFileSizeLimit: false,
    });
    const bodyLimit = LIMITS.fileBytes + DETAILS_BYTES;
    scope.post(`/api${UPLOAD_PATH}`, { bodyLimit }, async (request, reply) => {
      try {
        const context = await getContext(request);
        await auditUpload(context, UPLOADS.file);
        return await reply.status(201).send(await receive(attachments, context, request));
      } catch (error) {
        return answerError(request, reply, error, logger, 'attachments.upload');
      }
    });
    scope.post(`/api${FILE_IMPORT_PATH}`, { bodyLimit }, async (request, reply) => {
      try {
        const context = await getContext(request);
        await auditUpload(context, UPLOADS.table);
        return await reply.status(201).send(await receiveTable(fileImports, context, request));
      } catch (error) {
        return answerError(request, reply, error, logger, 'fileImports.upload');
      }
    });
  });
}

/**
 * How many files of one user are received at a time. The others are not read until it is their turn, because receiving
 * twenty at once leaves no time for anyone's other requests.
 */
const files = new FairQueue({ running: Infinity, runningHeavy: Infinity, runningEach: 2, waitingEach: 50 });

/**
 * @throws AppError UNAUTHORIZED, FORBIDDEN, VALIDATION (also for a truncated form), RATE_LIMITED while too many files
 * of the same user wait, and what the use case throws.
 */
async function receive(attachments: AttachmentsDeps, { actor, ...context }: RequestContext, request: FastifyRequest) {
  // A user who may attach a link may also attach a file.
  checkPermission(UPLOADS.file.path, { ...context, actor });
  if (actor === null) throw new AppError('UNAUTHORIZED');
  const { sent, endForm } = await openForm(request);
  if (sent === undefined) {
    throw new AppError('VALIDATION', { data: { fields: { file: ATTACHMENT_TEXTS.fileRequired } } });
  }
  const details = readDetails(sent, uploadDetailsSchema);
  const file = { name: sent.filename, content: sent.file, isTooLarge: () => sent.file.truncated, endForm };
  const run = () => uploadFile(attachments, actor, details, file).catch(refuseBroken);
  return files.run({ person: actor.userId, isHeavy: false, run }).catch((error: unknown) => refuseTooMany(error));
}

/** Lets each user upload one table at a time, because tables are kept in memory until they are parsed. */
const tables = new FairQueue({ running: Infinity, runningHeavy: Infinity, runningEach: 1, waitingEach: 0 });

/** @throws AppError as `receive`; RATE_LIMITED while another table of the same user is being read. */
async function receiveTable(
  fileImports: FileImportsDeps,
  { actor, ...context }: RequestContext,
  request: FastifyRequest,
) {
  checkPermission(UPLOADS.table.path, { ...context, actor });
  if (actor === null) throw new AppError('UNAUTHORIZED');
  const { sent, endForm } = await openForm(request, { fileSize: FILE_IMPORT_LIMITS.bytes });
  if (sent === undefined) {
    throw new AppError('VALIDATION', { data: { fields: { file: FILE_IMPORT_TEXTS.fileRequired } } });
  }
  const { kind } = readDetails(sent, fileImportDetailsSchema);
  const run = async () => {
    const content = await sent.toBuffer().catch(refuseBroken);
    if (sent.file.truncated) throw new AppError('TOO_LARGE', { message: FILE_IMPORT_TEXTS.fileTooLarge });
    await endForm();
    return receiveFile(fileImports, actor, { kind, name: sent.filename, content });
  };
  const refuse = (error: unknown) => refuseTooMany(error, { message: FILE_IMPORT_TEXTS.stillReading });
  return tables.run({ person: actor.userId, isHeavy: false, run }).catch(refuse);
}

/** @throws AppError RATE_LIMITED for a file too many; any other error is rethrown. */
function refuseTooMany(error: unknown, text: { message?: string } = {}): never {
  throw error instanceof QueueFullError ? new AppError('RATE_LIMITED', { ...text, cause: error }) : error;
}

/** Code with which the form parser reports a second file. */
const SECOND_FILE = 'FST_FILES_LIMIT';

/**
 * Reads a form up to its file. After the file is read, `endForm` reads the rest, because a second file must be refused
 * instead of lost.
 */
async function openForm(request: FastifyRequest, limits: { fileSize?: number } = {}) {
  const files = request.isMultipart() ? request.files({ limits }) : undefined;
  const first = await files?.next().catch(refuseBroken);
  return {
    sent: first === undefined || first.done === true ? undefined : first.value,
    async endForm(): Promise<void> {
      await files?.next().catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === SECOND_FILE)) refuseBroken(error);
        throw new AppError('VALIDATION', { data: { fields: { file: ATTACHMENT_TEXTS.fileOnlyOne } }, cause: error });
      });
    },
  };
}

/**
 * Messages with which the form parser reports a missing boundary or a form that ends too early; its errors have no
 * code.
 */
const BROKEN_FORM = /^Multipart: Boundary not found$|(?:^U| u)nexpected end of multipart data$/;

/** Codes with which the form parser reports a second field. */
const TOO_MANY_PARTS: ReadonlySet<string> = new Set(['FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT']);

/** @throws AppError VALIDATION for a malformed form; any other error is rethrown. */
function refuseBroken(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  if ('code' in error && TOO_MANY_PARTS.has(String(error.code))) {
    throw new AppError('VALIDATION', { data: { fields: { file: ATTACHMENT_TEXTS.fileOnlyParts } }, cause: error });
  }
  if (!BROKEN_FORM.test(error.message)) throw error;
  throw new AppError('VALIDATION', { data: { fields: { file: ATTACHMENT_TEXTS.fileCutOff } }, cause: error });
}

/** @throws AppError VALIDATION. The details precede the file, so faults are reported before the file is read. */
function readDetails<Details>({ fields }: MultipartFile, schema: z.ZodType<Details>): Details {
  const { details } = fields;
  const text = details !== undefined && 'value' in details ? String(details.value) : '{}';
  const parsed = schema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION', { data: { fields: describeValidationIssues(parsed.error.issues) } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function answerError(request: FastifyRequest, reply: FastifyReply, error: unknown, logger: Logger, call: string) {
  const wire = toWireError(error, request.id);
  if (wire.status >= 500 && !isClientGone(request, error)) {
    logger.error({ err: error, requestId: request.id, call }, 'call failed');
  }
  await discardRest(request.raw, MAX_DISCARDED);
  // Anything beyond that stays unread: the connection closes with the response.
  return reply.status(wire.status).header('connection', 'close').send(encodeWireError(wire));
}
