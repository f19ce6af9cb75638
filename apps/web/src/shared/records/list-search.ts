import { cutText } from '@rotunda/domain';
/**
 * Reads one search parameter. Undefined for an invalid value and for the default, which is omitted from the address.
 */
export interface Parameter<Value> {
  (value: unknown): Value | undefined;
  /** Names what of a given value cannot be used; by default the whole parameter if it cannot be read. */
  faultsIn?: (name: string, value: unknown) => readonly string[];
}

type SearchOf<Parameters> = {
  [Name in keyof Parameters]?: Parameters[Name] extends Parameter<infer Value> ? Value : never;
};

/** A change to the parameters; null removes a value. */
export type SearchChanges<Search> = { [Name in keyof Search]?: Search[Name] | null | undefined };

export interface ListSearchOptions<Name> {
  /** Parameters that define the list. */
  list: readonly Name[];
  /** Parameters that only apply within one list, such as its page or the open record. */
  within: readonly Name[];
}

/** Names of parameters that arrange a list. Their defaults never show more than was requested. */
const ARRANGING: ReadonlySet<string> = new Set(['sort', 'size', 'tab']);

/** Defines the search parameters of a list, so that a link, a reload and Back show the same state. */
export function createListSearch<const Parameters extends Readonly<Record<string, Parameter<unknown>>>>(
  parameters: Parameters,
  options: ListSearchOptions<keyof Parameters & string> = { list: [], within: [] },
) {
  /** Reads the parameters and drops invalid ones. `faultsIn` names those without which the list would show more. */
  const read = (address: Readonly<Record<string, unknown>>): SearchOf<Parameters> =>
    // Each value was read by the parameter of its name, which determines its type.
    readRecord(parameters, address) as SearchOf<Parameters>;
  read.faultsIn = (address: Readonly<Record<string, unknown>>): readonly string[] =>
    options.list.flatMap((name) => (ARRANGING.has(name) ? [] : getErrors(parameters[name], name, address[name])));
  return {
    read,
    /** Returns the parameters after a change. A different list resets those in `within`. */
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

function getErrors(read: Parameter<unknown> | undefined, name: string, value: unknown): readonly string[] {
  if (read === undefined || value === undefined || value === null || value === '') return [];
  if (read.faultsIn !== undefined) return read.faultsIn(name, value);
  return read(value) === undefined ? [name] : [];
}

/** Adds what a parameter accepts although it reads it as undefined or only in part. */
function withErrors<Value>(
  read: (value: unknown) => Value | undefined,
  faultsIn: (name: string, value: unknown) => readonly string[],
): Parameter<Value> {
  return Object.assign((value: unknown) => read(value), { faultsIn });
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MAX_LENGTH = 200;
const MAX_PAGE = 1_000_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Id of a user-created record. */
const uuid: Parameter<string> = (value) => (typeof value === 'string' && UUID.test(value) ? value : undefined);

/** Name of a public record, such as a document id. */
const name: Parameter<string> = (value) =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH ? value : undefined;

/** Typed text. The router parses text of only digits as a number. */
const words: Parameter<string> = withErrors(
  (value) =>
    (typeof value === 'string' || typeof value === 'number') && value !== ''
      ? cutText(String(value), MAX_LENGTH)
      : undefined,
  (name, value) =>
    (typeof value === 'string' && value.length <= MAX_LENGTH) || typeof value === 'number' ? [] : [name],
);

/** Page number, starting at 1; the first page is omitted. */
const page: Parameter<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value > 1 && value < MAX_PAGE ? value : undefined;

/** One value of a list. */
const oneOf = <Value>(values: readonly Value[], usual?: Value): Parameter<Value> =>
  withErrors(
    (value) => (value === usual ? undefined : values.find((one) => one === value)),
    (name, value) => (value === usual || values.some((one) => one === value) ? [] : [name]),
  );

/** Non-empty list of filter values, which the server validates. */
const list: Parameter<readonly unknown[]> = withErrors(
  (value): readonly unknown[] | undefined => (Array.isArray(value) && value.length > 0 ? value : undefined),
  (name, value) => (Array.isArray(value) ? [] : [name]),
);

/** Some values of a list, for filters that no server validates. */
const manyOf = <Value>(values: readonly Value[]): Parameter<Value[]> =>
  withErrors(
    (value) => {
      const known = values.filter((one) => Array.isArray(value) && value.includes(one));
      return known.length === 0 ? undefined : known;
    },
    (name, value) => {
      if (!Array.isArray(value)) return [name];
      const known: readonly unknown[] = values;
      return value.filter((one) => !known.includes(one)).map((one) => (typeof one === 'string' ? one : name));
    },
  );

/** Texts such as ids, for filters that no server validates. */
const texts: Parameter<string[]> = withErrors(
  (value) => {
    const known = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    return known.length === 0 ? undefined : known;
  },
  (name, value) => (Array.isArray(value) && value.every((one) => typeof one === 'string') ? [] : [name]),
);

/** A list, or one value that stands for all. */
const listOr = <Value extends string>(all: Value): Parameter<readonly unknown[] | Value> =>
  withErrors(
    (value): readonly unknown[] | Value | undefined => (value === all ? all : list(value)),
    (name, value) => (value === all || Array.isArray(value) ? [] : [name]),
  );

/** Bounds of a filter, which the server validates. */
const record: Parameter<Readonly<Record<string, unknown>>> = (value) => (isRecord(value) ? value : undefined);

const number: Parameter<number> = (value) => (typeof value === 'number' ? value : undefined);

/** Named filters under one parameter, which is omitted if there are none. */
const filters = (parameters: Readonly<Record<string, Parameter<unknown>>>): Parameter<Record<string, unknown>> =>
  withErrors(
    (value) => {
      const known = isRecord(value) ? readRecord(parameters, value) : {};
      return Object.keys(known).length === 0 ? undefined : known;
    },
    (name, value) => {
      if (!isRecord(value)) return [name];
      return Object.entries(value).flatMap(([key, own]) =>
        Object.hasOwn(parameters, key) ? getErrors(parameters[key], key, own) : [key],
      );
    },
  );

/** All kinds of parameters. */
export const parameter = { uuid, name, words, page, oneOf, manyOf, texts, list, listOr, record, number, filters };
