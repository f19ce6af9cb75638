import type { Wording } from './wording.ts';

const NEXT_COMMITTEE = /re-?refer(?:red)? to (?:the )?com(?:mittee)?(?:s)?\.? on \[?([^\].(]+)/;

/**
 * Wordings of California: the Daily File histories of leginfo.legislature.ca.gov (`From committee: Do pass. (Ayes 7.
 * Noes 3.)`) and the descriptions of roll calls, which are all that the earlier sessions have (`Do pass as amended`).
 * Only steps that both tell are used, so that a bill looks the same from either: referrals and first readings are left out.
 */
export const CALIFORNIA_WORDINGS: readonly Wording[] = [
  { pattern: /^chaptered by secretary|^approved by the governor/, kind: 'law' },
  { pattern: /^vetoed by/, kind: 'vetoed' },
  { pattern: /^enrolled|^presented to the governor/, kind: 'enrolled' },
  {
    pattern:
      /^(from committee: |set for hearing|in committee: )?.*(placed on .*suspense file|set.*referred to suspense file)/,
    kind: 'held',
  },
  {
    pattern: /failed passage|reconsideration granted|motion to reconsider|held (in committee|under submission)/,
    kind: null,
  },
  {
    pattern: /concurrence|unfinished business|concurred in|amendments? be concurred|conference report/,
    kind: 'differences',
  },
  {
    pattern: /^(from committee: |from committee chair.*)?(do pass|be adopted)[^:]*\bre-?refer/,
    kind: 'passedCommittee',
    committee: NEXT_COMMITTEE,
  },
  { pattern: /^(from committee: )?(do pass|be adopted)\b/, kind: 'reported' },
  { pattern: /^from committee: be (ordered|placed) (to|on) (second|consent|third)/, kind: 'reported' },
  {
    pattern:
      /\b(assembly|senate) 3rd reading\b|\b(assembly|senate) third reading\b|\bthird reading urgency\b|\bconsent calendar (second|2nd|1st|first) day|^special consent|^consent calendar|\bspecial consent calendar|^w\/o ref\. to file|\bconsent calendar\b.*\bregular session/,
    kind: 'passed',
  },
  { pattern: /^read third time\. (urgency clause adopted\. )?passed/, kind: 'passed' },
  { pattern: /^read third time\. refused passage/, kind: 'failed' },
];
