import { isoCodeOfUsState } from '@rotunda/domain';
import { z } from 'zod';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://api.legiscan.com';
/** Bills between checkpoints. A checkpoint contains the hashes of all known bills, so writing one has a cost. */
const BILLS_PER_CHECKPOINT = 50;

const number = z.union([z.number(), z.string().regex(/^\d+$/)]).transform(Number);
const answerSchema = z.looseObject({ status: z.string(), alert: z.looseObject({ message: z.string() }).optional() });
const sessionListSchema = z.looseObject({
  sessions: z.array(z.looseObject({ session_id: number, prior: number, sine_die: number })),
});
const masterListSchema = z.looseObject({ masterlist: z.record(z.string(), z.unknown()) });
const listedBillSchema = z.looseObject({ bill_id: number, change_hash: z.string() });
const billSchema = z.looseObject({
  bill: z.looseObject({
    votes: z.array(z.looseObject({ roll_call_id: number })).nullish(),
    texts: z.array(z.looseObject({ doc_id: number })).nullish(),
  }),
});

/** Fetched so far: the change hash of each bill, and the numbers of roll calls and texts, which never change. */
const checkpointSchema = z.object({
  hashes: z.record(z.string(), z.string()),
  rollCalls: z.array(z.number()),
  texts: z.array(z.number()),
});

/**
 * Bills with a new change hash, from the current sessions of the states in the option `states` (comma-separated postal
 * codes; `US` is Congress). Each is followed by its new roll calls and, with the option `texts` = `yes`, its new texts.
 * The public tier allows 30,000 queries a month, so states must be chosen.
 */
export const legiscanLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  options: {
    states: 'Codes of states, such as WY, CO; at least one is needed.',
    texts: 'yes also fetches the texts of bills.',
  },
  needsApiKey: true,
  rateLimit: { requests: 30_000, perSeconds: 30 * 86_400, statedAt: 'https://legiscan.com/legiscan' },
  fetch: fetchLegiscan,
};

async function* fetchLegiscan(request: LiveRequest): AsyncGenerator<InputEntry> {
  const fetcher = new Fetcher(request);
  const states = (request.settings.options?.['states'] ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const unknown = states.filter((state) => isoCodeOfUsState(state) === undefined);
  if (states.length === 0 || unknown.length > 0) {
    throw new Error(
      `choose the states of LegiScan by postal codes${unknown.length > 0 ? `; ${unknown.join(', ')} is none` : ''}`,
    );
  }
  for (const state of states) {
    const { value } = await fetcher.ask('getSessionList', { state }, sessionListSchema);
    const current = value.sessions.filter((session) => session.prior === 0 && session.sine_die === 0);
    // Between sessions, the last one still changes because governors sign bills after adjournment.
    const followed = current.length > 0 ? current : value.sessions.filter(({ prior }) => prior === 0);
    for (const { session_id: sessionId } of followed) yield* fetchSession(fetcher, state, sessionId);
  }
}

async function* fetchSession(fetcher: Fetcher, state: string, sessionId: number): AsyncGenerator<InputEntry> {
  const { value } = await fetcher.ask('getMasterListRaw', { id: String(sessionId) }, masterListSchema);
  const listed = Object.values(value.masterlist).flatMap((item) => {
    const bill = listedBillSchema.safeParse(item);
    return bill.success ? [bill.data] : [];
  });
  const changed = listed.filter((bill) => fetcher.done.hashes.get(String(bill.bill_id)) !== bill.change_hash);
  if (changed.length === 0) return;
  const folder = `${state}-${sessionId}`;
  // Fetched before the roll calls, which identify voters only by number.
  yield await fetcher.entry(`${folder}/people/session.json`, 'getSessionPeople', { id: String(sessionId) });
  for (const [index, { bill_id: billId, change_hash: hash }] of changed.entries()) {
    yield* fetchBill(fetcher, folder, billId);
    fetcher.done.hashes.set(String(billId), hash);
    if ((index + 1) % BILLS_PER_CHECKPOINT === 0) fetcher.saveCheckpoint();
  }
  fetcher.saveCheckpoint();
}

async function* fetchBill(fetcher: Fetcher, folder: string, billId: number): AsyncGenerator<InputEntry> {
  const answer = await fetcher.ask('getBill', { id: String(billId) }, billSchema);
  yield answer.entry(`${folder}/bill/${billId}.json`);
  for (const { roll_call_id: id } of answer.value.bill.votes ?? []) {
    if (fetcher.done.rollCalls.has(id)) continue;
    yield await fetcher.entry(`${folder}/vote/${id}.json`, 'getRollCall', { id: String(id) });
    fetcher.done.rollCalls.add(id);
  }
  if (!fetcher.wantsTexts) return;
  for (const { doc_id: id } of answer.value.bill.texts ?? []) {
    if (fetcher.done.texts.has(id)) continue;
    yield await fetcher.entry(`${folder}/text/${id}.json`, 'getBillText', { id: String(id) });
    fetcher.done.texts.add(id);
  }
}

interface Answer<T> {
  value: T;
  entry(path: string): InputEntry;
}

/** One fetch: sends the requests with the key and tracks what was fetched. */
class Fetcher {
  readonly done: { hashes: Map<string, string>; rollCalls: Set<number>; texts: Set<number> };
  readonly wantsTexts: boolean;
  private readonly apiKey: string;

  constructor(private readonly request: LiveRequest) {
    const { apiKey, options } = request.settings;
    if (apiKey === undefined) throw new Error('LegiScan needs an API key: set it in the settings of this source');
    this.apiKey = apiKey;
    this.wantsTexts = options?.['texts'] === 'yes';
    const saved = checkpointSchema.safeParse(JSON.parse(request.checkpoint ?? '{}'));
    this.done = {
      hashes: new Map(saved.success ? Object.entries(saved.data.hashes) : []),
      rollCalls: new Set(saved.success ? saved.data.rollCalls : []),
      texts: new Set(saved.success ? saved.data.texts : []),
    };
  }

  saveCheckpoint(): void {
    const { hashes, rollCalls, texts } = this.done;
    this.request.saveCheckpoint(
      JSON.stringify({ hashes: Object.fromEntries(hashes), rollCalls: [...rollCalls], texts: [...texts] }),
    );
  }

  async entry(path: string, operation: string, parameters: Record<string, string>): Promise<InputEntry> {
    return (await this.ask(operation, parameters, z.unknown())).entry(path);
  }

  /** @throws Error when the response is not JSON or is a refusal, which LegiScan sends with status 200. */
  async ask<T>(operation: string, parameters: Record<string, string>, schema: z.ZodType<T>): Promise<Answer<T>> {
    const query = new URLSearchParams({ op: operation, ...parameters });
    const baseUrl = this.request.settings.baseUrl ?? BASE_URL;
    // The key must not be stored as provenance.
    const shownUrl = `${baseUrl}/?${query.toString()}`;
    const { body } = await this.request.http.get(`${shownUrl}&key=${encodeURIComponent(this.apiKey)}`);
    const content = readAnswer(body, shownUrl);
    const checked = schema.safeParse(content);
    if (!checked.success) throw new Error(`the answer of ${shownUrl} is of another shape`, { cause: checked.error });
    return { value: checked.data, entry: (path) => bufferEntry(path, body, shownUrl) };
  }
}

function readAnswer(body: Buffer, shownUrl: string): unknown {
  let content: unknown;
  try {
    content = JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new Error(`the answer of ${shownUrl} is not JSON`, { cause });
  }
  const answer = answerSchema.safeParse(content);
  if (!answer.success || answer.data.status !== 'OK') {
    const message = answer.success ? answer.data.alert?.message : undefined;
    throw new Error(`LegiScan refused ${shownUrl}: ${message ?? 'no reason given'}`);
  }
  return content;
}
