/** Reads one parameter of an address; undefined where it is not understood, and for the default, which is left out. */
export type Parameter<Value> = (value: unknown) => Value | undefined;

type SearchOf<Parameters> = {
  [Name in keyof Parameters]?: Parameters[Name] extends Parameter<infer Value> ? Value : never;
};

/** One change at a time; null takes a value away. */
export type SearchChanges<Search> = { [Name in keyof Search]?: Search[Name] | null | undefined };

export interface ListSearchOptions<Name> {
  /** Parameters of which another value makes another list. */
  list: readonly Name[];
  /** Parameters of which the value belongs to one list: its page, what is open. */
  within: readonly Name[];
}

/** What the address of a list keeps, so that a link, a reload and Back show the same. */
export function createListSearch<const Parameters extends Readonly<Record<string, Parameter<unknown>>>>(
  parameters: Parameters,
  options: ListSearchOptions<keyof Parameters & string> = { list: [], within: [] },
) {
  /** An old or mistyped link still opens the list: what is not understood is left out. */
  const read = (address: Readonly<Record<string, unknown>>): SearchOf<Parameters> =>
    // Each value was read by the parameter of its name, which decides the type.
    readRecord(parameters, address) as SearchOf<Parameters>;
  return {
    read,
    /** The address after a change; another list begins anew. */
    change: (search: SearchOf<Parameters>, changes: SearchChanges<SearchOf<Parameters>>): SearchOf<Parameters> => {
      const isOtherList = options.list.some((name) => name in changes);
      const left = isOtherList ? Object.fromEntries(options.within.map((name) => [name, undefined])) : {};
      return read({ ...search, ...left, ...changes });
    },
  };
}

function readRecord(
  parameters: Readonly<Record<string, Parameter<unknown>>>,
  from: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values = Object.entries(parameters).map(([field, read]) => [field, read(from[field])] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const LONGEST = 200;
const HIGHEST_PAGE = 1_000_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of something people make. */
const uuid: Parameter<string> = (value) => (typeof value === 'string' && UUID.test(value) ? value : undefined);

/** The name of something public, as a document's. */
const name: Parameter<string> = (value) =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : undefined;

/** What was typed. Digits alone arrive as a number. */
const words: Parameter<string> = (value) =>
  (typeof value === 'string' || typeof value === 'number') && value !== ''
    ? String(value).slice(0, LONGEST)
    : undefined;

/** From 1; the first is left out. */
const page: Parameter<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value > 1 && value < HIGHEST_PAGE ? value : undefined;

/** One of a list. */
const oneOf =
  <Value>(values: readonly Value[], usual?: Value): Parameter<Value> =>
  (value) =>
    value === usual ? undefined : values.find((one) => one === value);

/** Values of a filter, at least one; the server checks them. */
const list: Parameter<readonly unknown[]> = (value) => (Array.isArray(value) && value.length > 0 ? value : undefined);

/** The bounds of a filter; the server checks them. */
const record: Parameter<Readonly<Record<string, unknown>>> = (value) => (isRecord(value) ? value : undefined);

const number: Parameter<number> = (value) => (typeof value === 'number' ? value : undefined);

/** Filters by name, under one parameter; none when there is none. */
const filters =
  (parameters: Readonly<Record<string, Parameter<unknown>>>): Parameter<Record<string, unknown>> =>
  (value) => {
    const known = isRecord(value) ? readRecord(parameters, value) : {};
    return Object.keys(known).length === 0 ? undefined : known;
  };

/** The kinds of parameters there are. */
export const parameter = { uuid, name, words, page, oneOf, list, record, number, filters };
