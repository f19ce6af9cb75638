import { isoCodeOfUsState, type SourceRecord } from '@rotunda/domain';
import type { z } from 'zod';
import { validateRecord } from '../mapping/validate-record.ts';
import { quarantined } from '../reading/quarantined.ts';
import type { ParsedRecord } from '../source.ts';
import { identifyBill } from './identify-bill.ts';
import { stateOfId } from './legiscan-words.ts';
import { mapBill } from './map-bill.ts';
import { findAmbiguousKeys, mapPerson } from './map-person.ts';
import { mapRollCall } from './map-roll-call.ts';
import { mapText, type KnownBill } from './map-text.ts';
import {
  billSchema,
  billVoteSchema,
  payloadSchema,
  personSchema,
  rollCallSchema,
  textSchema,
  type LegiscanBill,
  type LegiscanPerson,
  type LegiscanRollCall,
} from './schemas.ts';

type Mapped = SourceRecord | string;

const PAYLOAD_PARTS = ['alert', 'bill', 'person', 'sessionpeople', 'roll_call', 'text'];

/** Whether the content has the form of a payload; its parts may still be invalid. */
export function isPayload(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false;
  return PAYLOAD_PARTS.some((name) => name in content);
}

/**
 * Reads payloads of the API in the order of their files (bills, people, texts, votes) and remembers what later ones
 * refer to only by number: the bill of a roll call or text, and the name of a voter.
 */
export class PayloadReader {
  private readonly bills = new Map<number, KnownBill>();
  private readonly people = new Map<number, LegiscanPerson>();

  *read(position: string, content: unknown): Generator<ParsedRecord> {
    const payload = validateRecord(payloadSchema, content);
    if (!payload.ok) {
      yield quarantined(position, `not a LegiScan payload: ${payload.reason}`, content);
      return;
    }
    const { alert, bill, person, sessionpeople, roll_call: rollCall, text } = payload.value;
    if (alert !== undefined) yield quarantined(position, `LegiScan answered: ${alert.message}`, content);
    else if (bill !== undefined) yield* this.billWithVotes(position, bill);
    else if (person !== undefined) yield this.one(position, personSchema, person, (value) => this.readPerson(value));
    else if (rollCall !== undefined)
      yield this.one(position, rollCallSchema, rollCall, (value) => this.readRollCall(value));
    else if (text !== undefined) {
      yield this.one(position, textSchema, text, (value) => mapText(value, this.bills.get(value.bill_id)));
    } else if (sessionpeople !== undefined) {
      const people = sessionpeople.people.flatMap((item) => personSchema.safeParse(item).data ?? []);
      const doubtful = findAmbiguousKeys(people);
      for (const [index, item] of sessionpeople.people.entries()) {
        yield this.one(`${position}[${index}]`, personSchema, item, (value) => this.readPerson(value, doubtful));
      }
    } else yield quarantined(position, 'the payload contains no bill, person, roll call or text', content);
  }

  private one<T>(position: string, schema: z.ZodType<T>, item: unknown, map: (value: T) => Mapped): ParsedRecord {
    const checked = validateRecord(schema, item);
    const mapped = checked.ok ? map(checked.value) : checked.reason;
    return typeof mapped === 'string' ? quarantined(position, mapped, item) : { ok: true, position, record: mapped };
  }

  /**
   * Yields the bill, then the roll calls it lists, because their own payloads, which contain the voters, may never
   * come.
   */
  private *billWithVotes(position: string, item: unknown): Generator<ParsedRecord> {
    const checked = validateRecord(billSchema, item);
    const mapped = checked.ok ? this.readBill(checked.value) : checked.reason;
    if (typeof mapped === 'string' || !checked.ok) {
      yield quarantined(position, typeof mapped === 'string' ? mapped : 'not a bill', item);
      return;
    }
    yield { ok: true, position, record: mapped };
    const bill = this.bills.get(checked.value.bill_id);
    if (bill === undefined) return;
    const { isoCode, session, fusionId } = bill.identity;
    for (const [index, vote] of (checked.value.votes ?? []).entries()) {
      yield this.one(`${position}.votes[${index}]`, billVoteSchema, vote, ({ url, ...rollCall }) =>
        mapRollCall(
          { ...rollCall, bill_id: checked.value.bill_id },
          {
            part: 'bill',
            isoCode,
            session,
            billFusionId: fusionId,
            getPerson: () => undefined,
            ...(url ? { sourceUrl: url } : {}),
          },
        ),
      );
    }
  }

  private readBill(bill: LegiscanBill): Mapped {
    const identified = identifyBill(bill);
    if (typeof identified === 'object')
      this.bills.set(bill.bill_id, { identity: identified.identity, number: bill.bill_number, title: bill.title });
    for (const sponsor of bill.sponsors ?? []) this.people.set(sponsor.people_id, sponsor);
    return mapBill(bill);
  }

  private readPerson(person: LegiscanPerson, doubtful?: ReadonlySet<string>): Mapped {
    this.people.set(person.people_id, person);
    const isoCode = isoCodeOfUsState(stateOfId(person.state_id) ?? '');
    return isoCode === undefined
      ? `state ${person.state_id ?? 'none'} is not known`
      : mapPerson(person, isoCode, undefined, doubtful);
  }

  private readRollCall(rollCall: LegiscanRollCall): Mapped {
    const bill = this.bills.get(rollCall.bill_id);
    const mapped = mapRollCall(rollCall, {
      part: bill === undefined ? 'roll-call' : 'main',
      // A roll call names neither state nor session. Without its bill, only the country is certain.
      isoCode: bill?.identity.isoCode ?? 'us',
      session: bill?.identity.session ?? rollCall.date.slice(0, 4),
      ...(bill === undefined ? {} : { billFusionId: bill.identity.fusionId }),
      getPerson: (peopleId) => this.people.get(peopleId),
    });
    if (typeof mapped === 'string' || bill !== undefined) return mapped;
    return { ...mapped, extra: { ...mapped.extra, isStateUnknown: true } };
  }
}
