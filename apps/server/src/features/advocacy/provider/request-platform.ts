import { type AdvocacyData, advocacyDataSchema } from '@rotunda/contract';
import type { Response } from 'undici';
import { createGuardedFetch, type GuardedFetchOptions } from '../../../platform/guarded-fetch/create-guarded-fetch.ts';
import type { DayRange } from '../activity.repository.ts';

/** The platform could not be reached or did not answer with advocacy data; the reason is for the log. */
export class PlatformUnavailableError extends Error {
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(reason, options);
    this.name = 'PlatformUnavailableError';
  }
}

export interface PlatformRequest extends DayRange {
  address: string;
  apiKey: string | null;
  fusionId: string;
  /** Identifies the person to platforms that do not know our ids: `bioguide:R000001`. */
  fullSourceId: string;
  relationshipFusionId?: string | undefined;
}

/** @throws PlatformUnavailableError */
export type RequestPlatform = (question: PlatformRequest) => Promise<AdvocacyData>;

export interface RequestPlatformOptions extends Pick<GuardedFetchOptions, 'resolve' | 'isAllowed' | 'refuse'> {
  userAgent: string;
  /** Limit for the whole request, including redirects. */
  timeoutMs?: number;
}

/** Limit for the data about one person: about a thousand days of campaigns. */
const MAX_BYTES = 1_000_000;

/**
 * Creates the HTTP client for external platforms: `GET {address}/advocacy/person/{fusionId}`, answered in the shape of
 * `advocacyDataSchema` (docs/operators/advocacy.md). Any other answer is a failure, so that wrong or empty data is
 * never shown as the truth.
 */
export function createRequestPlatform({
  userAgent,
  timeoutMs = 8000,
  ...guard
}: RequestPlatformOptions): RequestPlatform {
  return async (question) => {
    const guarded = createGuardedFetch({ ...guard, connectTimeoutMs: timeoutMs });
    const { apiKey } = question;
    const headers = {
      'user-agent': userAgent,
      accept: 'application/json',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await guarded.get(getAddress(question), { headers, signal });
      return ofDays(readData(await readBody(answer)), question);
    } catch (cause) {
      if (cause instanceof PlatformUnavailableError) throw cause;
      throw new PlatformUnavailableError(cause instanceof Error ? cause.message : String(cause), { cause });
    } finally {
      await guarded.close();
    }
  };
}

function getAddress({ address, fusionId, ...question }: PlatformRequest): string {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/advocacy/person/${encodeURIComponent(fusionId)}`;
  const { fullSourceId, relationshipFusionId, startDate, endDate } = question;
  for (const [name, value] of Object.entries({ fullSourceId, relationshipFusionId, startDate, endDate })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

async function readBody(answer: Response): Promise<string> {
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new PlatformUnavailableError(`it answers ${answer.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const part of answer.body ?? []) {
    chunks.push(part);
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new PlatformUnavailableError(`it answers more than ${MAX_BYTES} bytes`);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readData(body: string): AdvocacyData {
  const parsed = advocacyDataSchema.safeParse(JSON.parse(body));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new PlatformUnavailableError(`its answer has another shape: ${issue?.path.join('.')} ${issue?.message}`);
}

/** Removes days outside the requested range, because a platform may ignore the range. */
function ofDays({ relationships, ...data }: AdvocacyData, { startDate, endDate }: DayRange): AdvocacyData {
  const isAsked = ({ date }: { date: string }) =>
    (startDate === undefined || date >= startDate) && (endDate === undefined || date <= endDate);
  return {
    ...data,
    relationships: relationships.map((relationship) => ({
      ...relationship,
      campaigns: relationship.campaigns.map((campaign) => ({
        ...campaign,
        messages: campaign.messages.filter(isAsked),
      })),
    })),
  };
}
