import { z } from 'zod';

/** Ids are numbers or strings, even within one payload; `0` and `"0"` mean none. */
const id = z.union([z.string().regex(/^\d+$/), z.number().int()]).transform(Number);
const optionalId = id.nullish();
const word = z.string().nullish();
const number = z.union([z.string().regex(/^\d+$/), z.number()]).transform(Number);
const count = number.nullish();

const session = z.looseObject({
  session_id: id,
  year_start: number,
  year_end: number,
  special: count,
  /** 1 once the session has adjourned sine die (`sine_die`) or LegiScan has archived it (`prior`). */
  sine_die: count,
  prior: count,
  session_tag: word,
  session_name: word,
  session_title: word,
});
export type LegiscanSession = z.output<typeof session>;

const history = z.looseObject({ date: word, action: z.string(), chamber: word, sequence: count });
export type LegiscanHistory = z.output<typeof history>;

const person = z.looseObject({
  people_id: id,
  state_id: optionalId,
  name: z.string(),
  first_name: word,
  last_name: word,
  nickname: word,
  party: word,
  role: word,
  role_id: optionalId,
  district: word,
  votesmart_id: optionalId,
  ftm_eid: optionalId,
  followthemoney_eid: optionalId,
  opensecrets_id: word,
  ballotpedia: word,
  knowwho_pid: optionalId,
  committee_id: optionalId,
});
export type LegiscanPerson = z.output<typeof person>;
export const personSchema = person;

const sponsor = z.looseObject({
  ...person.shape,
  /** 0 unspecified, 1 primary, 2 co-sponsor, 3 joint sponsor. */
  sponsor_type_id: count,
  sponsor_order: count,
});
export type LegiscanSponsor = z.output<typeof sponsor>;

const textReference = z.looseObject({
  doc_id: id,
  date: word,
  type: z.string(),
  mime: word,
  url: word,
  state_link: word,
});
export type LegiscanTextReference = z.output<typeof textReference>;

const supplement = z.looseObject({
  date: word,
  type: word,
  title: word,
  description: word,
  url: word,
  state_link: word,
});
export type LegiscanSupplement = z.output<typeof supplement>;

const committee = z.looseObject({ committee_id: id, name: z.string(), chamber: word });
/** A bill without a pending committee has an empty list instead of an object. */
const committeeOrNone = z.union([committee, z.array(z.unknown()).transform(() => undefined)]).nullish();

export const billSchema = z.looseObject({
  bill_id: id,
  change_hash: word,
  session,
  state: z.string().length(2),
  bill_number: z.string().min(1),
  /** Absent or 0 for a bill that is only prefiled. */
  status: count,
  status_desc: word,
  status_date: word,
  body: word,
  current_body: word,
  title: z.string(),
  description: word,
  committee: committeeOrNone,
  last_action: word,
  last_action_date: word,
  url: word,
  state_link: word,
  progress: z.array(z.looseObject({ date: word, event: z.number() })).nullish(),
  history: z.array(history).nullish(),
  referrals: z
    .array(z.looseObject({ date: word, committee_id: optionalId, chamber: word, name: z.string() }))
    .nullish(),
  sponsors: z.array(sponsor).nullish(),
  sasts: z.array(z.looseObject({ type: word, sast_bill_number: z.string(), sast_bill_id: optionalId })).nullish(),
  subjects: z.array(z.looseObject({ subject_name: z.string() })).nullish(),
  /** Roll calls with their counts but without voters; each is validated separately. */
  votes: z.array(z.unknown()).nullish(),
  texts: z.array(textReference).nullish(),
  amendments: z.array(supplement).nullish(),
  supplements: z.array(supplement).nullish(),
});
export type LegiscanBill = z.output<typeof billSchema>;

export const rollCallSchema = z.looseObject({
  roll_call_id: id,
  bill_id: id,
  date: z.string(),
  desc: z.string(),
  yea: number,
  nay: number,
  nv: number,
  absent: number,
  passed: count,
  chamber: word,
  votes: z.array(z.looseObject({ people_id: id, vote_text: z.string() })).nullish(),
});
export type LegiscanRollCall = z.output<typeof rollCallSchema>;

/** A roll call inside its bill. */
export const billVoteSchema = rollCallSchema.omit({ bill_id: true, votes: true }).extend({ url: word });

export const textSchema = z.looseObject({
  doc_id: id,
  bill_id: id,
  date: word,
  type: z.string(),
  mime: z.string(),
  state_link: word,
  url: word,
  doc: z.string(),
});
export type LegiscanText = z.output<typeof textSchema>;

/** A response, whose content is under its only key besides `status`. */
export const payloadSchema = z.looseObject({
  status: word,
  alert: z.looseObject({ message: z.string() }).optional(),
  bill: z.unknown().optional(),
  roll_call: z.unknown().optional(),
  person: z.unknown().optional(),
  text: z.unknown().optional(),
  sessionpeople: z.looseObject({ people: z.array(z.unknown()) }).optional(),
});
export type LegiscanPayload = z.output<typeof payloadSchema>;

const csvWord = z.string();
const csvId = z.string().regex(/^\d+$/, 'not a number').transform(Number);
/** The status may be empty: 2 of 30,000 Californian bills have none. */
const csvCount = z.string().regex(/^\d*$/, 'not a number').transform(Number);

/** Rows of the CSV datasets; additional columns are kept with the bill. */
export const csvSchemas = {
  bills: z.looseObject({
    bill_id: csvId,
    session_id: csvId,
    bill_number: z.string().min(1, 'empty'),
    status: csvCount,
    status_desc: csvWord,
    status_date: csvWord,
    title: csvWord,
    description: csvWord,
    committee_id: csvCount,
    committee: csvWord,
    last_action_date: csvWord,
    last_action: csvWord,
    url: csvWord,
    state_link: csvWord,
  }),
  history: z.looseObject({ bill_id: csvId, date: csvWord, chamber: csvWord, sequence: csvCount, action: csvWord }),
  people: person,
  rollcalls: z.looseObject({
    bill_id: csvId,
    roll_call_id: csvId,
    date: csvWord,
    chamber: csvWord,
    description: csvWord,
    yea: csvId,
    nay: csvId,
    nv: csvId,
    absent: csvId,
  }),
  sponsors: z.looseObject({ bill_id: csvId, people_id: csvId, position: csvCount }),
  votes: z.looseObject({ roll_call_id: csvId, people_id: csvId, vote_desc: csvWord }),
  documents: z.looseObject({
    bill_id: csvId,
    document_id: csvId,
    document_type: csvWord,
    document_mime: csvWord,
    document_desc: csvWord,
    url: csvWord,
    state_link: csvWord,
  }),
};
export type CsvRow<T extends keyof typeof csvSchemas> = z.output<(typeof csvSchemas)[T]>;
