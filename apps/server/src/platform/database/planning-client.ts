import pg from 'pg';
import { noteConnectionError } from './database-fault.ts';

/** A statement is worth a plan of its own from its fifth run; the same rule as JDBC's, and known to serve. */
const RUNS_BEFORE_NAMED = 5;
/** Each connection keeps the plans of all statements it has run by name: tens of kilobytes for a large one. */
const MOST_NAMED = 200;
/** Texts counted at most; one that differs in every run would fill the memory. */
const MOST_COUNTED = 2_000;
/** In characters. Longer ones hold a list of rows to insert, each time of another length. */
const LONGEST_COUNTED = 10_000;

/** Gives names to the statements that come again and again. Shared by the connections of a pool. */
export class StatementNames {
  readonly #runs = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** Undefined for a text that has not come often, came after too many others, or is very long. */
  nameOf(text: string): string | undefined {
    if (text.length > LONGEST_COUNTED) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size === MOST_NAMED) return name;
    const runs = (this.#runs.get(text) ?? 0) + 1;
    if (runs < RUNS_BEFORE_NAMED) {
      if (this.#runs.size === MOST_COUNTED) this.#runs.clear();
      this.#runs.set(text, runs);
      return undefined;
    }
    this.#runs.delete(text);
    this.#names.set(text, `s${this.#names.size}`);
    return this.#names.get(text);
  }
}

/** What drizzle and the pool hand over: a text or a configuration, then the values. */
type QueryArguments = [query: unknown, values?: unknown, callback?: unknown];

/**
 * Connections that have PostgreSQL parse and plan a statement once instead of each time it is run, which for the small
 * statements that make a page takes longer than running them. Statements without parameters are left alone: they may be
 * several in one text.
 */
export function planningClient(names: StatementNames): typeof pg.Client {
  return class PlanningClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // Before the driver's own listener, which hands the error on.
      this.connection.on('error', noteConnectionError);
      const query = this.query.bind(this) as (...args: QueryArguments) => unknown;
      // The overloads of `query` cannot be written again; this only adds a name to what is passed on.
      this.query = ((...args: QueryArguments) => query(...withName(names, args))) as typeof this.query;
    }
  };
}

function withName(names: StatementNames, args: QueryArguments): QueryArguments {
  const [query, values, ...rest] = args;
  if (!Array.isArray(values) || values.length === 0) return args;
  const config = typeof query === 'string' ? { text: query } : query;
  if (!isUnnamed(config)) return args;
  const name = names.nameOf(config.text);
  return name === undefined ? args : [{ ...config, name }, values, ...rest];
}

function isUnnamed(config: unknown): config is { text: string } {
  if (typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string')
    return false;
  return !('name' in config) || config.name === undefined;
}
