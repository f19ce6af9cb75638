import { isContractProcedure, type InferContractRouterInputs, type InferContractRouterOutputs } from '@orpc/contract';
import { contract } from '@rotunda/contract';
import type { Contract, ErrorCode, WireError } from '@rotunda/contract';
import { ERRORS } from '@rotunda/contract/values';
import { createApiClient, createApiQueries } from '../shared/api/api-client.ts';
import '../shared/api/api-link.ts';
import type { Api } from '../shared/api/api-context.tsx';
import { createEventStream } from '../shared/api/event-stream.ts';
import { createTokenStore } from '../shared/api/token-store.ts';

type Inputs = InferContractRouterInputs<Contract>;
type Outputs = InferContractRouterOutputs<Contract>;

type Output<F extends keyof Contract, C> = C extends keyof Outputs[F] ? Outputs[F][C] : never;

/**
 * The server's response per feature and call, or a promise for a delayed one. A call without a response gives a 404.
 */
export type Answers = {
  [F in keyof Contract]?: {
    [C in keyof Contract[F]]?: (
      input: C extends keyof Inputs[F] ? Inputs[F][C] : never,
      /** Aborted when the caller cancels the request. */
      signal?: AbortSignal,
    ) => Output<F, C> | Promise<Output<F, C>>;
  };
};

/** Thrown by a response function to refuse the call with this code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** For QUERY_FAULT: the position in the text and the message. */
  readonly fault: WireError['fault'];
  constructor(code: ErrorCode, fault?: WireError['fault']) {
    super(code);
    this.code = code;
    this.fault = fault;
  }
}

interface Call {
  /** Name of the call, such as `alerts.getCounts`. */
  name: string;
  input: Record<string, unknown>;
  token: string | null;
}

interface KnownCall {
  feature: string;
  call: string;
  method: string | undefined;
  path: RegExp;
  outputSchema: { '~standard': { validate: (value: unknown) => unknown } } | undefined;
}

interface Match extends KnownCall {
  params: Record<string, string>;
}

const KNOWN_CALLS: readonly KnownCall[] = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).flatMap(([call, procedure]): KnownCall[] => {
    if (!isContractProcedure(procedure)) return [];
    const { route, outputSchema } = procedure['~orpc'];
    const pattern = (route.path ?? '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return [{ feature, call, method: route.method, path: new RegExp(`^${pattern}$`), outputSchema }];
  }),
);

function findCall(method: string, path: string): Match | null {
  const matches = KNOWN_CALLS.flatMap((known): Match[] => {
    const found = known.method === method ? known.path.exec(path) : null;
    return found === null ? [] : [{ ...known, params: { ...found.groups } }];
  });
  // Fixed path segments take precedence over {id}.
  return matches.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null;
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refuse = (code: ErrorCode, fault?: WireError['fault']) =>
  json(
    { code, message: fault?.message ?? ERRORS[code].message, fault, requestId: 'test-request' },
    ERRORS[code].status,
  );

async function getInput(request: Request, match: Match): Promise<Record<string, unknown>> {
  const url = new URL(request.url);
  const params = Object.fromEntries(
    Object.entries(match.params).map(([name, part]) => [name, decodeURIComponent(part)]),
  );
  const body: unknown = request.method === 'GET' ? {} : JSON.parse((await request.text()) || '{}');
  return { ...Object.fromEntries(url.searchParams), ...(typeof body === 'object' ? body : {}), ...params };
}

async function answer(request: Request, answers: Answers, calls: Call[]): Promise<Response> {
  const match = findCall(request.method, new URL(request.url).pathname.replace(/^\/api/, ''));
  if (match === null) return refuse('NOT_FOUND');
  const input = await getInput(request, match);
  calls.push({ name: `${match.feature}.${match.call}`, input, token: request.headers.get('authorization') });
  const ofFeature: Record<string, unknown> = { ...answers[match.feature as keyof Contract] };
  const give = ofFeature[match.call];
  if (typeof give !== 'function') return refuse('NOT_FOUND');
  let output: unknown;
  try {
    output = await give(input, request.signal);
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.code, error.fault);
    throw error;
  }
  const checked = await match.outputSchema?.['~standard'].validate(output);
  if (typeof checked === 'object' && checked !== null && 'issues' in checked && checked.issues) {
    throw new Error(
      `${match.feature}.${match.call} answers what its contract forbids: ${JSON.stringify(checked.issues)}`,
    );
  }
  return json(output);
}

/**
 * Creates a server for tests. Its responses are typed by the contract and validated against its schemas, and it records
 * the calls.
 */
export function createFakeServer(answers: Answers): { api: Api; calls: Call[] } {
  const calls: Call[] = [];
  const tokens = createTokenStore(localStorage, window);
  const client = createApiClient({
    url: `${location.origin}/api`,
    tokens,
    fetch: (request) => answer(request, answers, calls),
  });
  const events = createEventStream({
    url: `${location.origin}/api/events`,
    tokens,
    fetch: () => new Promise(() => {}),
    wait: async () => {},
    random: () => 0,
  });
  return { api: { client, queries: createApiQueries(client), tokens, events }, calls };
}
