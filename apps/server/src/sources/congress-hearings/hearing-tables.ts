import { groupBy } from '../../platform/group-by.ts';
import { withOwnKey, withRow } from '../mapping/validate-record.ts';
import { JoinedRowsBudget } from '../reading/joined-rows-budget.ts';
import { quarantined } from '../reading/quarantined.ts';
import type { CsvRow } from '../reading/read-csv.ts';
import type { ParsedRecord } from '../source.ts';
import { mapHearing } from './map.ts';
import { tableSchemas, type TableRow } from './schemas.ts';

export const HEARING_TABLES = [
  'committees',
  'hearing_committees',
  'hearings',
  'witness_appearances',
  'witnesses',
] as const;
export type HearingTable = (typeof HEARING_TABLES)[number];

/** Required columns of each table; a file without them is another table, or none. */
export const TABLE_COLUMNS: Readonly<Record<HearingTable, readonly string[]>> = {
  committees: ['committee_id', 'name'],
  hearing_committees: ['hearing_id', 'committee_id'],
  hearings: ['hearing_id', 'title'],
  witness_appearances: ['hearing_id', 'witness_id'],
  witnesses: ['witness_id', 'full_name'],
};

interface Placed<T> {
  position: string;
  row: T;
}

/** Tables of one export, joined in memory; any table but the hearings may be missing. */
export class HearingTables {
  private readonly hearings: Placed<TableRow<'hearings'>>[] = [];
  private readonly committees = new Map<string, TableRow<'committees'>>();
  private readonly witnesses = new Map<string, TableRow<'witnesses'>>();
  private readonly hearingCommittees: Placed<TableRow<'hearing_committees'>>[] = [];
  private readonly appearances: Placed<TableRow<'witness_appearances'>>[] = [];
  private readonly budget = new JoinedRowsBudget();

  /**
   * Adds a row and returns the quarantined row if it is invalid.
   * @throws UnreadableInputError when there are more rows than may be held in memory
   */
  add(table: HearingTable, read: CsvRow): ParsedRecord | undefined {
    if (!read.ok) return quarantined(read.position, read.reason, read.raw);
    this.budget.count(read);
    const fault = this.addRow(table, read.position, read.values);
    return fault === undefined ? undefined : quarantined(read.position, fault, read.values);
  }

  private addRow(table: HearingTable, position: string, values: unknown): string | undefined {
    switch (table) {
      case 'hearings':
        return withRow(tableSchemas.hearings, values, (row) => this.hearings.push({ position, row }));
      case 'committees':
        return withOwnKey(this.committees, tableSchemas.committees, values, (row) => row.committee_id);
      case 'witnesses':
        return withOwnKey(this.witnesses, tableSchemas.witnesses, values, (row) => row.witness_id);
      case 'hearing_committees':
        return withRow(tableSchemas.hearing_committees, values, (row) =>
          this.hearingCommittees.push({ position, row }),
        );
      case 'witness_appearances':
        return withRow(tableSchemas.witness_appearances, values, (row) => this.appearances.push({ position, row }));
    }
  }

  /** Yields each hearing, then the links that lead nowhere. */
  *records(): Generator<ParsedRecord> {
    const links = byHearing(this.hearingCommittees);
    const appearances = byHearing(this.appearances);
    for (const { position, row } of this.hearings) {
      const record = mapHearing({
        hearing: row,
        committees: this.getCommittees(links.get(row.hearing_id) ?? []),
        witnesses: this.getWitnesses(appearances.get(row.hearing_id) ?? []),
      });
      yield typeof record === 'string' ? quarantined(position, record, row) : { ok: true, position, record };
    }
    yield* this.danglingLinks();
  }

  /** Returns the primary committee first, then the others in the order of the export. */
  private getCommittees(links: readonly TableRow<'hearing_committees'>[]): TableRow<'committees'>[] {
    const inOrder = links.toSorted((one, other) => Number(other.is_primary) - Number(one.is_primary));
    return inOrder.flatMap(({ committee_id: id }) => this.committees.get(id) ?? []);
  }

  private getWitnesses(
    appearances: readonly TableRow<'witness_appearances'>[],
  ): { witness: TableRow<'witnesses'>; position: string }[] {
    const inOrder = appearances.toSorted((one, other) => Number(one.appearance_order) - Number(other.appearance_order));
    return inOrder.flatMap(({ witness_id: id, position }) => {
      const witness = this.witnesses.get(id);
      return witness === undefined ? [] : [{ witness, position }];
    });
  }

  private *danglingLinks(): Generator<ParsedRecord> {
    const hearings = new Set(this.hearings.map(({ row }) => row.hearing_id));
    for (const { position, row } of this.hearingCommittees) {
      if (!hearings.has(row.hearing_id) || !this.committees.has(row.committee_id)) {
        yield quarantined(position, 'the row joins a hearing or committee that is not in this folder', row);
      }
    }
    for (const { position, row } of this.appearances) {
      if (!hearings.has(row.hearing_id) || !this.witnesses.has(row.witness_id)) {
        yield quarantined(position, 'the row joins a hearing or witness that is not in this folder', row);
      }
    }
  }
}

function byHearing<T extends { hearing_id: string }>(placed: readonly Placed<T>[]): Map<string, T[]> {
  const rows = placed.map(({ row }) => row);
  return groupBy(rows, (row) => row.hearing_id);
}
