import type { Wording } from './wording.ts';

const HOUSE_COMMITTEE =
  /referred (?:sequentially )?to (?:the )?(?:house )?committee on (?:the )?(.+?)(?:, and in addition| for a period|\.$|\. |$)/;
const SENATE_COMMITTEE = /referred (?:jointly )?to the (?:senate )?committee on (?:the )?(.+?)(?:\.$|\. |$)/;
const ACTING_COMMITTEE = /committee on (?:the )?(.+?)(?:\. | (?:reported|discharged)|\.$|$)/;

/**
 * Wordings of Congress, from the actions of Congress.gov (House Floor, House committees, Senate and Library of Congress;
 * glossary and "Action Codes" of GovInfo's BILLSTATUS guide). The Library repeats what the chambers report in other
 * words, so only the text is read: sources differ in codes and in who reported an action.
 */
export const FEDERAL_WORDINGS: readonly Wording[] = [
  { pattern: /^(rules committee resolution|rule) h\.? ?res/, kind: 'rule', house: 'lower' },
  { pattern: /^sponsor introductory remarks/, kind: 'remarks' },
  { pattern: /^became (public|private) law|^(public|private) law/, kind: 'law' },
  { pattern: /^signed by (the )?president/, kind: 'enrolled' },
  { pattern: /^(pocket )?vetoed by/, kind: 'vetoed' },
  { pattern: /^presented to (the )?president|^cleared for white house/, kind: 'enrolled' },
  { pattern: /over veto|objections of the president|veto message/, kind: null },
  {
    pattern:
      /^motions? to reconsider|^the previous question|^at the conclusion of debate|^debate\b|^the house (adopted|proceeded)|^on motion that the committee|\brecommit\b|\bmoved (to|that)\b(?!.*suspend the rules)/,
    kind: null,
  },
  {
    pattern:
      /^on (motion|agreeing).*(amendments?|conference report)\b(?!.*suspend the rules and pass)|^resolving differences|\bconferees\b|^conference report|^senate (agreed to|concurred in) (the )?(house|conference)|^house agreed to (the )?senate/,
    kind: 'differences',
  },
  { pattern: /moved to suspend the rules|^considered under suspension/, kind: 'suspension', house: 'lower' },
  {
    pattern:
      /^(failed of passage\/not agreed to in house: )?on motion to suspend .*\b(failed|rejected|not agreed to)\b/,
    kind: 'failed',
    house: 'lower',
  },
  {
    pattern: /^failed of passage\/not agreed to in house|^on passage failed|^failed to pass (the )?house/,
    kind: 'failed',
    house: 'lower',
  },
  {
    pattern:
      /^failed of passage\/not agreed to in senate|failed of passage in (the )?senate|^failed to pass (the )?senate|^disagreed to in senate/,
    kind: 'failed',
    house: 'upper',
  },
  { pattern: /is considered passed house/, kind: 'passed', house: 'lower' },
  {
    pattern:
      /^passed\/agreed to in house|^passed house|^on passage passed|^on motion to suspend .*(agreed to|passed)|^on agreeing to the (joint |concurrent )?resolution(, as amended,?)? *agreed to/,
    kind: 'passed',
    house: 'lower',
  },
  {
    pattern:
      /^passed\/agreed to in senate|^passed senate|^(resolution|measure) agreed to in senate|in the senate.*(considered|read).*(?<!\bnot )\b(agreed to|passed)\b|^introduced in (the )?senate.*\bpassed\b/,
    kind: 'passed',
    house: 'upper',
  },
  { pattern: /cloture .*(not invoked)|^cloture .*rejected/, kind: 'clotureFailed', house: 'upper' },
  { pattern: /cloture .*\binvoked\b/, kind: 'cloture', house: 'upper' },
  { pattern: /^introduced in (the )?house|^submitted in house/, kind: 'introduced', house: 'lower' },
  { pattern: /^introduced in (the )?senate\.?$|^submitted in (the )?senate\.?$/, kind: 'introduced', house: 'upper' },
  {
    pattern:
      /^introduced in (the )?senate.*calendar|^(introduced in|received in) the senate.*placed on .*calendar|^introduced in the senate, read twice, considered/,
    kind: 'calendar',
    house: 'upper',
  },
  { pattern: /^placed on the (union|house|private|consent|corrections) calendar/, kind: 'calendar', house: 'lower' },
  { pattern: /placed on (the )?senate (legislative )?calendar/, kind: 'calendar', house: 'upper' },
  {
    pattern:
      /^received in the senate.*referred to the committee|^read twice and referred|^received in the senate and read twice and referred/,
    kind: 'referred',
    house: 'upper',
    committee: SENATE_COMMITTEE,
  },
  { pattern: /^received in the senate/, kind: 'received', house: 'upper' },
  { pattern: /^received in the house|^message on (senate|house) action/, kind: 'received' },
  { pattern: /^held at the desk/, kind: 'atDesk' },
  {
    pattern:
      /^referred (sequentially )?to the subcommittee|^referred to subcommittee|^committee on .*referred to (the )?subcommittee/,
    kind: 'toSubcommittee',
  },
  {
    pattern: /^(re-?)?referred (sequentially |jointly )?to (the )?(house )?committee|re-referred to the committee/,
    kind: 'referred',
    committee: HOUSE_COMMITTEE,
  },
  { pattern: /subcommittee.*discharged/, kind: null },
  {
    pattern: /^(senate |house )?committee on .*discharged|^committee on .*discharged by unanimous consent/,
    kind: 'discharged',
    committee: ACTING_COMMITTEE,
  },
  { pattern: /forwarded by subcommittee|approved for full committee/, kind: 'passedSubcommittee' },
  { pattern: /ordered to be reported/, kind: 'ordered' },
  { pattern: /mark-?up session|consideration and mark-?up|hearings? and mark/, kind: 'markup' },
  { pattern: /hearings? (were )?held|^hearing\b|\. hearing/, kind: 'hearing' },
  { pattern: /^supplemental report/, kind: null },
  {
    pattern:
      /^reported( \(amended\))? by|^reported to (house|senate)|\breported by senator|reported an original measure|^original measure reported/,
    kind: 'reported',
    committee: ACTING_COMMITTEE,
  },
  { pattern: /^by senator .*filed written report/, kind: null },
  {
    pattern:
      /^considered (under|as|pursuant|by)|^measure laid before senate|^motion to proceed|^the house resolved|^house resolved itself/,
    kind: 'considered',
  },
];
