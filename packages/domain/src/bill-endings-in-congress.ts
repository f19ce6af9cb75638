import type { EndingRule } from './bill-ending-rule.ts';

/** A measure by its kind or number, as the actions of both chambers write it. */
const MEASURE =
  '(?:the )?(?:(?:joint |concurrent |simple )?(?:measure|bill|resolution)|(?:h|s)\\. ?(?:r|j\\. ?res|con\\. ?res|res)?\\.? ?\\d+)';

const measure = (before: string, after: string) => new RegExp(`${before}${MEASURE}${after}`);

/**
 * Dispositions other than a lost vote on passage that end a measure in either chamber of Congress, and those that only
 * sound like one. The first match wins. A lost passage vote is a milestone of its own (action codes 9000 and 18000).
 */
export const ENDINGS_IN_CONGRESS: readonly EndingRule[] = [
  {
    wording: /\bmotions? to reconsider\b|\breconsider the vote\b/,
    outcome: null,
    source:
      'House Rule XIX, clause 3; Senate Rule XIII: to lay a motion to reconsider on the table makes the vote final',
  },
  {
    wording:
      /\b(table|postpone|lay on the table|laid on the table)\b.{0,60}\b(motion|appeal|amendment|message|point of order|ruling|discharge|conference|instructions)\b|\b(amendments?|motions?|appeals?|message|substitute) (is |was |were |be )?(tabled|laid on the table)\b|^(mr|mrs|ms|miss)\. |^motion (by .*)?(to commit|to recommit|to refer|to discharge|to proceed|to concur)\b|\b(similar|companion|identical|related)\b.*\btable\b|^cloture\b|^debate\b|^postponed|^order of|^rules committee|^(the )?(rule|resolution) (provides|makes|waives)/,
    outcome: null,
    source:
      "Deschler's Precedents, ch. 23 §9-11; Riddick's Senate Procedure, table: only the question itself is disposed of",
  },
  {
    wording: measure(
      '^on motion to (?:table |lay (?:on the table )?)',
      '(?: on the table)?,? ?(?:pursuant .*)?(?:agreed to|passed)\\b',
    ),
    outcome: 'FAILED',
    source: "House Rule XVI, clause 4; Deschler's Precedents, ch. 23 §9: to lay a measure on the table disposes of it",
  },
  {
    wording: /^on motion to table agreed to\b/,
    outcome: 'FAILED',
    source: 'House floor actions, code H36510, of the measure itself',
  },
  {
    wording: /^(on )?motion\b.*\b(not agreed to|rejected|failed|lost|withdrawn)\b/,
    outcome: null,
    source: 'House and Senate Manuals: a motion that is lost disposes of nothing',
  },
  {
    wording: measure('^motion (?:by .* )?to (?:table|lay on the table) ', '.*\\bagreed to\\b'),
    outcome: 'FAILED',
    source: "Riddick's Senate Procedure, table: a motion to table, if agreed to, is a final disposition",
  },
  {
    wording: measure(
      '^(?:pursuant to .*|without objection,? .*|laid on the table - .*|.* announced that |by unanimous consent,? )?',
      ' (?:is|was|be|stands?|are) (?:hereby )?(?:laid (?:up)?on the table|tabled)\\b',
    ),
    outcome: 'FAILED',
    source: 'House precedents: a measure is laid on the table by a rule, or by unanimous consent',
  },
  {
    wording:
      /^(house |senate |measure |bill |resolution |joint resolution )?(laid (up)?on (the )?table|tabled)\b|^laid on the table (pursuant|by|in|under|without)/,
    outcome: 'FAILED',
    source: 'House and Senate Manuals: `Laid on the table pursuant to H. Res. …`, `by unanimous consent`',
  },
  {
    wording:
      /^(measure |bill |resolution |on motion to postpone )?indefinitely postponed?\b|^(on motion to |motion (by .* )?to )(indefinitely postpone|postpone .*indefinitely)\b.*\bagreed to\b|^(measure |bill |resolution )?postponed indefinitely\b/,
    outcome: 'FAILED',
    source: 'Congress.gov, Senate actions; House Rule XVI, clause 4: postponing indefinitely is a final disposition',
  },
  {
    wording: /\b(strike|striking) (out )?the (enacting|resolving) clause\b.*\b(agreed to|passed)\b/,
    outcome: 'FAILED',
    source: 'House Rule XVIII, clause 9: agreeing to strike the enacting words is a rejection of the bill',
  },
  {
    wording: new RegExp(
      `\\b(?:${MEASURE}) (?:was |is |were )?(?:ruled|held|declared) (?:to be )?(?:out of order|not in order)\\b|^(?:ruled|held) out of order\\b|^point of order (?:was )?sustained against ${MEASURE}\\b|\\b(?:chair|speaker|presiding officer)\\b.*\\bsustained\\b.*\\b${MEASURE} (?:falls|fell)\\b|\\b${MEASURE} (?:falls|fell|did not constitute|does not constitute|did not give rise|does not give rise)\\b`,
    ),
    outcome: 'FAILED',
    source: "House Rule IX, Deschler's Precedents, ch. 31: a measure that may not be considered is off the floor",
  },
  {
    wording: new RegExp(
      `(?:^|\\bby unanimous consent,? )${MEASURE} (?:was )?withdrawn\\b|\\bwithdrew ${MEASURE}\\b|^withdrawn (?:by|from consideration)\\b|\\bunanimous consent (?:to withdraw|that) ${MEASURE}(?: be withdrawn)?\\b.*\\b(?:withdraw|without objection|agreed to)`,
    ),
    outcome: 'WITHDRAWN',
    source: 'House Rule XVI, clause 2: withdrawal by the mover before a decision',
  },
  {
    wording: /^pocket.?vetoed|\bpocket veto(ed)?\b/,
    outcome: 'VETOED',
    source: 'Constitution, article I, section 7',
  },
];
