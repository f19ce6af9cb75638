import type { Wording } from './wording.ts';

const COMMITTEE = /committee on (.+?)(?: with |$)/;

/**
 * Wordings of the journals of Michigan's House and Senate, as legislature.mi.gov and LegiScan give them (Joint Rules
 * and Senate Rule 3.301 ff. on general orders). Chambers act on the other's amendments with the words of passage, so
 * those stand first.
 */
export const MICHIGAN_WORDINGS: readonly Wording[] = [
  { pattern: /^assigned pa\b|^(public act|act no)\b/, kind: 'law' },
  { pattern: /^vetoed\b|^veto(ed)? by|^returned to .*with objections/, kind: 'vetoed' },
  {
    pattern:
      /^approved by (the )?governor|^presented to (the )?governor|^(bill )?ordered enrolled|^filed with secretary of state/,
    kind: 'enrolled',
  },
  { pattern: /\bconcurred in\b|\bconference\b|^returned (to|from)|^full title|^inserted|^title/, kind: 'differences' },
  { pattern: /^introduced\b/, kind: 'introduced' },
  {
    pattern:
      /^referred to (the )?committee of the whole|^reported by committee of the whole|^placed on (order of )?general orders|^referred to second reading|^placed on (second reading|order of third reading|third reading|immediate passage)|^placed on order of|^read a (second|third) time/,
    kind: 'calendar',
  },
  {
    pattern:
      /^reported (favorably )?(with|without).*referral to (the )?committee|^reported (favorably )?with recommendation for referral/,
    kind: 'passedCommittee',
    committee: COMMITTEE,
  },
  { pattern: /^reported (with|favorably|without|out|by)\b/, kind: 'reported' },
  {
    pattern: /^motion to discharge committee approved|^discharge committee approved|^committee discharged/,
    kind: 'discharged',
  },
  { pattern: /^notice given to discharge/, kind: null },
  { pattern: /^(re-?)?referred to (the )?committee|^reassigned to committee/, kind: 'referred', committee: COMMITTEE },
  { pattern: /^passed\b|^adopted( by)?\b.*roll call/, kind: 'passed' },
  { pattern: /^(not passed|defeated|failed to pass|passage defeated|not adopted)\b/, kind: 'failed' },
  { pattern: /^received\b|^transmitted\b/, kind: 'received' },
];
