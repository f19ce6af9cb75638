import { type BillRecord, isoCodeOfUsState, type SourceRecord } from '@rotunda/domain';
import { withRow } from '../mapping/validate-record.ts';
import { JoinedRowsBudget } from '../reading/joined-rows-budget.ts';
import { quarantined } from '../reading/quarantined.ts';
import type { CsvRow as ReadRow } from '../reading/read-csv.ts';
import type { ParsedRecord } from '../source.ts';
import { sessionKey } from './bill-identity.ts';
import { getDatasetName, type DatasetName } from './dataset-name.ts';
import { dateOrUndefined } from './legiscan-words.ts';
import { mapBill } from './map-bill.ts';
import { findAmbiguousKeys, mapPerson } from './map-person.ts';
import { mapRollCall } from './map-roll-call.ts';
import { csvSchemas, type CsvRow, type LegiscanBill, type LegiscanPerson, type LegiscanSponsor } from './schemas.ts';

export const CSV_TABLES = ['bills', 'documents', 'history', 'people', 'rollcalls', 'sponsors', 'votes'] as const;
export type CsvTable = (typeof CSV_TABLES)[number];

/** Required columns of each table; a file without them is another table, or none. */
export const CSV_COLUMNS: Readonly<Record<CsvTable, readonly string[]>> = {
  bills: ['bill_id', 'bill_number'],
  documents: ['bill_id', 'document_id'],
  history: ['bill_id', 'action'],
  people: ['people_id', 'name'],
  rollcalls: ['bill_id', 'roll_call_id'],
  sponsors: ['bill_id', 'people_id'],
  votes: ['roll_call_id', 'people_id'],
};

type Vote = Pick<CsvRow<'votes'>, 'people_id' | 'vote_desc'>;

interface Placed<T> {
  position: string;
  row: T;
}

/**
 * Rows that belong to a bill or roll call, by its id. Only the first row's position is kept, because there may be more
 * than a million rows.
 */
class Joined<T> {
  private readonly groups = new Map<number, { position: string; rows: T[] }>();

  add(id: number, { position, row }: Placed<T>): void {
    const group = this.groups.get(id);
    if (group) group.rows.push(row);
    else this.groups.set(id, { position, rows: [row] });
  }

  /** Removes and returns the rows, so that those left at the end belong to nothing. */
  take(id: number): T[] {
    const rows = this.groups.get(id)?.rows ?? [];
    this.groups.delete(id);
    return rows;
  }

  *orphans(owner: string): Generator<ParsedRecord> {
    for (const [id, { position, rows }] of this.groups) {
      yield quarantined(position, `${rows.length} rows belong to ${owner} ${id}, which is not in this folder`, rows[0]);
    }
  }
}

/**
 * The CSV files of one dataset, joined in memory by their ids: the largest session has about 40 MB of rows. Files may
 * be missing (sessions without history, votes or documents); rows that belong to nothing are reported.
 */
export class CsvDataset {
  private readonly bills: Placed<CsvRow<'bills'>>[] = [];
  private readonly people = new Map<number, Placed<LegiscanPerson>>();
  /** Rows of people who are listed before; the run compares their content. */
  private readonly furtherPeople: Placed<LegiscanPerson>[] = [];
  private readonly rollCalls: Placed<CsvRow<'rollcalls'>>[] = [];
  private readonly history = new Joined<CsvRow<'history'>>();
  private readonly sponsors = new Joined<CsvRow<'sponsors'>>();
  private readonly documents = new Joined<CsvRow<'documents'>>();
  private readonly votes = new Joined<Vote>();
  private readonly voteWords = new Map<string, string>();
  private readonly budget = new JoinedRowsBudget();
  private hasVotes = false;

  constructor(private readonly folder: string) {}

  /**
   * Adds a row and returns the quarantined row if it is invalid.
   * @throws UnreadableInputError when there are more rows than may be held in memory
   */
  add(table: CsvTable, read: ReadRow): ParsedRecord | undefined {
    if (!read.ok) return quarantined(read.position, read.reason, read.raw);
    this.budget.count(read);
    const { position } = read;
    const fault = this.addRow(table, position, read.values);
    return fault === undefined ? undefined : quarantined(position, fault, read.values);
  }

  private addRow(table: CsvTable, position: string, values: unknown): string | undefined {
    switch (table) {
      case 'bills':
        return withRow(csvSchemas.bills, values, (row) => this.bills.push({ position, row }));
      case 'people':
        return withRow(csvSchemas.people, values, (row) => {
          if (!this.people.has(row.people_id)) this.people.set(row.people_id, { position, row });
          else this.furtherPeople.push({ position, row });
        });
      case 'rollcalls':
        return withRow(csvSchemas.rollcalls, values, (row) => this.rollCalls.push({ position, row }));
      case 'history':
        return withRow(csvSchemas.history, values, (row) => this.history.add(row.bill_id, { position, row }));
      case 'sponsors':
        return withRow(csvSchemas.sponsors, values, (row) => this.sponsors.add(row.bill_id, { position, row }));
      case 'documents':
        return withRow(csvSchemas.documents, values, (row) => this.documents.add(row.bill_id, { position, row }));
      case 'votes':
        this.hasVotes = true;
        return withRow(csvSchemas.votes, values, (row) =>
          this.votes.add(row.roll_call_id, { position, row: this.getVote(row) }),
        );
    }
  }

  /** Keeps only the used fields of each of a million votes, and stores each distinct vote word once. */
  private getVote({ people_id, vote_desc }: CsvRow<'votes'>): Vote {
    const known = this.voteWords.get(vote_desc);
    if (known === undefined) this.voteWords.set(vote_desc, vote_desc);
    return { people_id, vote_desc: known ?? vote_desc };
  }

  /** Yields people, bills and roll calls, each as one record, then the rows that belong to none of them. */
  *records(): Generator<ParsedRecord> {
    const name = getDatasetName(`${this.folder}/`, this.bills[0]?.row.url);
    const isoCode = name && isoCodeOfUsState(name.state);
    if (name === undefined || isoCode === undefined) {
      for (const { position, row } of [
        ...this.people.values(),
        ...this.furtherPeople,
        ...this.bills,
        ...this.rollCalls,
      ]) {
        yield quarantined(position, 'neither the folder nor the bills tell the state and session', row);
      }
      yield* this.orphans();
      return;
    }
    const updatedTs = this.lastActionTs();
    const { session } = name;
    const doubtful = findAmbiguousKeys([...this.people.values()].map(({ row }) => row));
    const dataset = {
      session: sessionKey(session),
      lastYear: session.year_end,
      ...(updatedTs === undefined ? {} : { updatedTs }),
    };
    for (const { position, row } of [...this.people.values(), ...this.furtherPeople])
      yield found(position, mapPerson(row, isoCode, dataset, doubtful), row);
    const identified = new Map<number, Pick<BillRecord, 'fusionId' | 'session'>>();
    for (const { position, row } of this.bills) {
      const mapped = mapBill(this.joinBill(row, name));
      if (typeof mapped === 'object') identified.set(row.bill_id, mapped);
      yield found(position, mapped, row);
    }
    yield* this.rollCallRecords(name, isoCode, identified);
    yield* this.orphans();
  }

  private *orphans(): Generator<ParsedRecord> {
    for (const joined of [this.history, this.sponsors, this.documents]) yield* joined.orphans('bill');
    yield* this.votes.orphans('roll call');
  }

  private joinBill(row: CsvRow<'bills'>, { state, session }: DatasetName): LegiscanBill {
    const history = this.history.take(row.bill_id);
    const years = sessionKey({ ...session, special: 0 });
    return {
      ...row,
      state,
      session: {
        session_id: row.session_id,
        ...session,
        session_title: session.session_name ? `${years} ${session.session_name}` : undefined,
      },
      committee:
        row.committee_id === 0
          ? undefined
          : // The committee's name begins with its chamber: `Senate Rules`.
            { committee_id: row.committee_id, name: row.committee, chamber: row.committee },
      history,
      sponsors: this.sponsors.take(row.bill_id).map((sponsor) => this.joinSponsor(sponsor)),
      texts: this.documents
        .take(row.bill_id)
        .filter((document) => document.document_type === 'text')
        .map((document) => ({
          doc_id: document.document_id,
          type: document.document_desc,
          mime: document.document_mime,
          url: document.url,
          state_link: document.state_link,
        })),
    };
  }

  /**
   * Joins a sponsor with its person. Position 1 is the first sponsor, later positions are cosponsors; older sessions
   * have only 0.
   */
  private joinSponsor({ people_id: peopleId, position }: CsvRow<'sponsors'>): LegiscanSponsor {
    const person = this.people.get(peopleId)?.row ?? { people_id: peopleId, name: `LegiScan person ${peopleId}` };
    return { ...person, sponsor_order: position, sponsor_type_id: Math.min(position, 2) };
  }

  private *rollCallRecords(
    name: DatasetName,
    isoCode: string,
    identified: ReadonlyMap<number, Pick<BillRecord, 'fusionId' | 'session'>>,
  ): Generator<ParsedRecord> {
    const session = sessionKey(name.session);
    const bills = new Map(this.bills.map(({ row }) => [row.bill_id, row]));
    for (const { position, row } of this.rollCalls) {
      const bill = bills.get(row.bill_id);
      const identity = identified.get(row.bill_id);
      const votes = this.votes.take(row.roll_call_id);
      const mapped = mapRollCall(
        {
          ...row,
          desc: row.description,
          votes: this.hasVotes
            ? votes.map((vote) => ({ people_id: vote.people_id, vote_text: vote.vote_desc }))
            : undefined,
        },
        {
          part: 'main',
          isoCode,
          session: identity?.session ?? session,
          ...(identity === undefined ? {} : { billFusionId: identity.fusionId }),
          ...(bill === undefined ? {} : { sourceUrl: rollCallPage(bill.url, row.roll_call_id) }),
          getPerson: (peopleId) => this.people.get(peopleId)?.row,
        },
      );
      yield found(position, mapped, row);
    }
  }

  /**
   * Returns midnight UTC of the dataset's latest action, which orders it among the files of other sessions about the
   * same people.
   */
  private lastActionTs(): number | undefined {
    const days = this.bills.flatMap(({ row }) => dateOrUndefined(row.last_action_date) ?? []);
    const last = days.reduce((latest, day) => (day > latest ? day : latest), '');
    return last === '' ? undefined : Date.parse(`${last}T00:00:00Z`) / 1000;
  }
}

function found(position: string, mapped: SourceRecord | string, raw: unknown): ParsedRecord {
  return typeof mapped === 'string' ? quarantined(position, mapped, raw) : { ok: true, position, record: mapped };
}

/** Converts `https://legiscan.com/CA/bill/AB1/2025` to `https://legiscan.com/CA/rollcall/AB1/id/1535026`. */
function rollCallPage(billUrl: string, rollCallId: number): string {
  return billUrl.replace(/\/bill\/([^/]+)\/\d+$/, `/rollcall/$1/id/${rollCallId}`);
}
