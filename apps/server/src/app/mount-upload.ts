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
import { checkPermission } from './check-permission.ts';
import { describeValidationIssues } from './describe-validation-issues.ts';
import { discardRest } from './discard-rest.ts';
import { isClientGone } from './is-client-gone.ts';

export interface UploadOptions {
  attachments: AttachmentsDeps;
  fileImports: FileImportsDeps;
  logger: Logger;
  contextOf(request: FastifyRequest): Promise<RequestContext>;
}

/** Of a refused file: as long as most are. What is longer is not taken over a line only to be thrown away. */
const MOST_DISCARDED = { bytes: 4_000_000, ms: 5_000 };
/** Names of hundreds of linked documents stay far below. */
const DETAILS_BYTES = 200_000;

/** The calls that are no JSON, because a file comes with them. Errors are as everywhere. */
export async function mountUpload(
  app: FastifyInstance,
  { attachments, fileImports, logger, contextOf }: UploadOptions,
) {
  // A plugin of its own: no other call takes forms.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 1, fileSize: LIMITS.fileBytes, fieldSize: DETAILS_BYTES },
      throwFileSizeLimit: false,
    });
    const bodyLimit = LIMITS.fileBytes + DETAILS_BYTES;
    scope.post(`/api${UPLOAD_PATH}`, { bodyLimit }, async (request, reply) => {
      try {
        return await reply.status(201).send(await receive(attachments, await contextOf(request), request));
      } catch (error) {
        return answerError(request, reply, error, logger, 'attachments.upload');
      }
    });
    scope.post(`/api${FILE_IMPORT_PATH}`, { bodyLimit }, async (request, reply) => {
      try {
        return await reply.status(201).send(await receiveTable(fileImports, await contextOf(request), request));
      } catch (error) {
        return answerError(request, reply, error, logger, 'fileImports.upload');
      }
    });
  });
}

/** @throws AppError UNAUTHORIZED, FORBIDDEN, VALIDATION, also for a form that is cut off, and what the use case throws */
async function receive(attachments: AttachmentsDeps, { actor, ...context }: RequestContext, request: FastifyRequest) {
  // Who may attach a link may attach a file.
  checkPermission(['attachments', 'create'], { ...context, actor });
  if (actor === null) throw new AppError('UNAUTHORIZED');
  const sent = request.isMultipart() ? await request.file().catch(refuseBroken) : undefined;
  if (sent === undefined) {
    throw new AppError('VALIDATION', { data: { fields: { file: ATTACHMENT_TEXTS.fileRequired } } });
  }
  const details = readDetails(sent, uploadDetailsSchema);
  return uploadFile(attachments, actor, details, {
    name: sent.filename,
    content: sent.file,
    isTooLarge: () => sent.file.truncated,
  }).catch(refuseBroken);
}

/** Of tables, which are held whole until they are read, a person sends one at a time. */
const tables = new FairQueue({ running: Infinity, runningHeavy: Infinity, runningEach: 1, waitingEach: 0 });

/** @throws AppError as `receive`; RATE_LIMITED while another table of the person is read */
async function receiveTable(
  fileImports: FileImportsDeps,
  { actor, ...context }: RequestContext,
  request: FastifyRequest,
) {
  checkPermission(['fileImports', 'check'], { ...context, actor });
  if (actor === null) throw new AppError('UNAUTHORIZED');
  const limits = { fileSize: FILE_IMPORT_LIMITS.bytes };
  const sent = request.isMultipart() ? await request.file({ limits }).catch(refuseBroken) : undefined;
  if (sent === undefined) {
    throw new AppError('VALIDATION', { data: { fields: { file: FILE_IMPORT_TEXTS.fileRequired } } });
  }
  const { kind } = readDetails(sent, fileImportDetailsSchema);
  const run = async () => {
    const content = await sent.toBuffer().catch(refuseBroken);
    if (sent.file.truncated) throw new AppError('TOO_LARGE', { message: FILE_IMPORT_TEXTS.fileTooLarge });
    return receiveFile(fileImports, actor, { kind, name: sent.filename, content });
  };
  return tables.run({ person: actor.userId, isHeavy: false, run }).catch(refuseSecond);
}

/** @throws AppError RATE_LIMITED for one table too many, anything else as it is */
function refuseSecond(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  throw new AppError('RATE_LIMITED', { message: FILE_IMPORT_TEXTS.stillReading, cause: error });
}

/** All that the reader of forms calls a form which has no boundary or ends too early; its errors have no code. */
const BROKEN_FORM = /^Multipart: Boundary not found$|(?:^U| u)nexpected end of multipart data$/;

/** @throws AppError VALIDATION for a form that whoever sent it broke, anything else as it is */
function refuseBroken(error: unknown): never {
  if (!(error instanceof Error) || !BROKEN_FORM.test(error.message)) throw error;
  throw new AppError('VALIDATION', { data: { fields: { file: ATTACHMENT_TEXTS.fileCutOff } }, cause: error });
}

/** @throws AppError VALIDATION: they come before the file, so that a fault is told before it is read */
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
  await discardRest(request.raw, MOST_DISCARDED);
  // What is left even so is not read: the connection ends with the answer.
  return reply.status(wire.status).header('connection', 'close').send(encodeWireError(wire));
}
