import type { SourceRecord } from '@rotunda/domain';
import type { FactRow, Provenance } from './merged-document.ts';
import { getPrecedence } from './source-precedence.ts';

/**
 * Reads fields from the facts of several sources by precedence and records which source supplied which field. Rows of
 * one source are ordered newest first, so that a later upstream record of another part does not lose to an older one.
 */
export class FactMerger<R extends SourceRecord> {
  readonly rows: readonly FactRow<R>[];
  readonly #supplied = new Map<FactRow<R>, Set<string>>();

  /** @param compareRows order of two rows of one source; 0 leaves it to their day and part */
  constructor(rows: readonly FactRow<R>[], compareRows: (a: FactRow<R>, b: FactRow<R>) => number = () => 0) {
    this.rows = [...rows].sort(
      (a, b) =>
        getPrecedence(a.source) - getPrecedence(b.source) ||
        compareRows(a, b) ||
        (b.sourceUpdatedTs ?? 0) - (a.sourceUpdatedTs ?? 0) ||
        comparePart(a.part, b.part),
    );
  }

  /** Returns the first value that is not absent, blank or an empty list. */
  first<K extends keyof R & string>(field: K): R[K] | undefined {
    for (const row of this.rows) {
      const value = row.record[field];
      if (!saysSomething(value)) continue;
      this.#credit(row, field);
      return value;
    }
    return undefined;
  }

  /**
   * Returns the value of the row with the highest score; the first of equals. Rows with the score `null` are ignored.
   */
  best<K extends keyof R & string>(field: K, score: (record: R) => string | number | null): R[K] | undefined {
    let chosen: FactRow<R> | undefined;
    let highest: string | number | null = null;
    for (const row of this.rows) {
      if (!saysSomething(row.record[field])) continue;
      const own = score(row.record);
      if (own === null || (highest !== null && own <= highest)) continue;
      chosen = row;
      highest = own;
    }
    if (!chosen) return this.first(field);
    this.#credit(chosen, field);
    return chosen.record[field];
  }

  /** Returns the members of a list over all sources, in order of precedence, without duplicate keys. */
  union<K extends keyof R & string, M>(
    field: K,
    list: (record: R) => readonly M[] | undefined,
    getKey: (member: M) => string,
  ): M[] {
    return this.unionOfRows(field, ({ record }) => list(record) ?? [], getKey);
  }

  /**
   * Like `union`, for members whose key is not unique within a record: the Budget Office gives every estimate of a bill
   * the same title. All members of one record are kept; a later record only adds members whose key no earlier record
   * had.
   */
  unionOfLists<K extends keyof R & string, M>(
    field: K,
    list: (record: R) => readonly M[] | undefined,
    getKey: (member: M) => string,
  ): M[] {
    const members: M[] = [];
    const named = new Set<string>();
    for (const row of this.rows) {
      const stated = new Map((list(row.record) ?? []).map((member) => [JSON.stringify(member), member]));
      const added = [...stated.values()].filter((member) => !named.has(getKey(member)));
      if (added.length > 0) this.#credit(row, field);
      for (const member of added) named.add(getKey(member));
      members.push(...added);
    }
    return members;
  }

  /**
   * Returns all members that one source lists over its parts (the sponsor in one, the cosponsors in another), without
   * duplicate keys. The source with the most members is used, because two sources spell the same people differently.
   */
  unionOfOneSource<K extends keyof R & string, M>(
    field: K,
    list: (record: R) => readonly M[] | undefined,
    getKey: (member: M) => string,
  ): M[] {
    let best: M[] = [];
    let supplying: FactRow<R>[] = [];
    for (const source of new Set(this.rows.map((row) => row.source))) {
      const own = this.rows.filter((row) => row.source === source && (list(row.record)?.length ?? 0) > 0);
      const members = new Map<string, M>();
      for (const row of own) {
        for (const member of list(row.record) ?? [])
          if (!members.has(getKey(member))) members.set(getKey(member), member);
      }
      if (members.size <= best.length) continue;
      best = [...members.values()];
      supplying = own;
    }
    for (const row of supplying) this.#credit(row, field);
    return best;
  }

  /** Like `union`, for lists that depend on the source of a row. */
  unionOfRows<K extends keyof R & string, M>(
    field: K,
    list: (row: FactRow<R>) => readonly M[],
    getKey: (member: M) => string,
  ): M[] {
    const members = new Map<string, M>();
    for (const row of this.rows) {
      for (const member of list(row)) {
        const key = getKey(member);
        if (members.has(key)) continue;
        members.set(key, member);
        this.#credit(row, field);
      }
    }
    return [...members.values()];
  }

  /**
   * Like `union`, except that all members of one sort (the district offices) come from the first source that has any of
   * that sort.
   */
  unionBySort<K extends keyof R & string, M>(
    field: K,
    list: (record: R) => readonly M[] | undefined,
    getSort: (member: M) => string,
    getKey: (member: M) => string,
  ): M[] {
    const suppliers = new Map<string, string>();
    return this.unionOfRows(
      field,
      ({ source, record }) =>
        (list(record) ?? []).filter((member) => {
          const sort = getSort(member);
          const supplier = suppliers.get(sort) ?? source;
          suppliers.set(sort, supplier);
          return supplier === source;
        }),
      getKey,
    );
  }

  /** Returns one entry for each row, including rows whose every field came from another source. */
  provenance(): Provenance[] {
    return this.rows.map((row) => ({
      source: row.source,
      part: row.part,
      sourceUrl: row.sourceUrl,
      sourceUpdatedTs: row.sourceUpdatedTs,
      fetchedTs: row.fetchedTs,
      fields: [...(this.#supplied.get(row) ?? [])].sort(),
      ...(row.record.contradictions === undefined ? {} : { contradictions: row.record.contradictions }),
    }));
  }

  #credit(row: FactRow<R>, field: string): void {
    const fields = this.#supplied.get(row);
    if (fields) fields.add(field);
    else this.#supplied.set(row, new Set([field]));
  }
}

function saysSomething(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}

/** Orders `main` before the parts that complete it and the rest by name, so that the order never depends on arrival. */
function comparePart(a: string, b: string): number {
  if (a === b) return 0;
  if (a === 'main') return -1;
  if (b === 'main') return 1;
  return a < b ? -1 : 1;
}
