import pg from 'pg';
import { noteConnectionError } from './database-error.ts';

/** A statement gets its own plan from its fifth run on, the same proven rule as JDBC's. */
const RUNS_BEFORE_NAMED = 5;
/** Each connection keeps the plans of all named statements it has run: tens of kilobytes for a large one. */
const MAX_NAMED = 200;
/** Most texts counted at a time; statements that differ in every run would otherwise fill the memory. */
const MAX_COUNTED = 2_000;
/** Characters. Longer statements contain a list of rows to insert, with a different length each time. */
const MAX_COUNTED_LENGTH = 10_000;

/** Assigns names to statements that recur. Shared by the connections of a pool. */
export class StatementNames {
  readonly #runs = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** Returns undefined for a text that has not recurred often enough, came after too many others, or is very long. */
  getName(text: string): string | undefined {
    if (text.length > MAX_COUNTED_LENGTH) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size === MAX_NAMED) return name;
    const runs = (this.#runs.get(text) ?? 0) + 1;
    if (runs < RUNS_BEFORE_NAMED) {
      if (this.#runs.size === MAX_COUNTED) this.#runs.clear();
      this.#runs.set(text, runs);
      return undefined;
    }
    this.#runs.delete(text);
    this.#names.set(text, `s${this.#names.size}`);
    return this.#names.get(text);
  }
}

/** Arguments that drizzle and the pool pass: a text or a configuration, then the values. */
type QueryArguments = [query: unknown, values?: unknown, callback?: unknown];

/**
 * Creates a client whose connections make PostgreSQL parse and plan a statement once instead of for each run, which
 * takes longer than running the small statements that make up a page. Statements without parameters stay unchanged,
 * because one text may contain several.
 */
export function planningClient(names: StatementNames): typeof pg.Client {
  return class PlanningClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // Added before the driver's own listener, which passes the error on.
      this.connection.on('error', noteConnectionError);
      const query = this.query.bind(this) as (...args: QueryArguments) => unknown;
      // The overloads of `query` cannot be expressed here; this only adds a name to the arguments.
      this.query = ((...args: QueryArguments) => query(...withName(names, args))) as typeof this.query;
    }
  };
}

function withName(names: StatementNames, args: QueryArguments): QueryArguments {
  const [query, values, ...rest] = args;
  if (!Array.isArray(values) || values.length === 0) return args;
  const config = typeof query === 'string' ? { text: query } : query;
  if (!isUnnamed(config)) return args;
  const name = names.getName(config.text);
  return name === undefined ? args : [{ ...config, name }, values, ...rest];
}

function isUnnamed(config: unknown): config is { text: string } {
  if (typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string')
    return false;
  return !('name' in config) || config.name === undefined;
}
