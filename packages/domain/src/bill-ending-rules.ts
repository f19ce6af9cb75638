import { ENDINGS_IN_CONGRESS } from './bill-endings-in-congress.ts';
import type { EndingRule } from './bill-ending-rule.ts';

/**
 * Wordings of single legislatures, read before the general ones. Only wordings that end a bill for good are listed: a
 * bill that can still be called up (Connecticut's `Tabled for the Calendar`, Pennsylvania's `Laid on the table`) has
 * not ended.
 */
const RULES_BY_LEGISLATURE: readonly EndingRule[] = [
  {
    isoCodes: ['us-wy'],
    wording: /\bdo pass failed\b/,
    outcome: null,
    source:
      'wyoleg.gov bill digest: a committee that does not recommend a bill still has it, or places it on General File',
  },
  {
    isoCodes: ['us-wy'],
    wording:
      /\bfailed introduction\b|\bdid not consider for (introduction|cow)\b|\b(cow|[23](nd|rd) reading) ?: ?failed\b/,
    outcome: 'FAILED',
    source: 'wyoleg.gov bill digest; Joint Rules and House and Senate Rules 5-4 of the Wyoming Legislature',
  },
  {
    isoCodes: ['us-nh'],
    wording: /^(?!.*\breports?\b)(?!.*\bmf\b).*\binexpedient to legislate\b/,
    outcome: 'FAILED',
    source: 'gencourt.state.nh.us docket abbreviations: ITL, MA motion adopted, MF motion failed',
  },
  {
    isoCodes: ['us-ca'],
    wording:
      /\bpursuant to joint rule (56|62\(a\))|\bfrom (the )?(senate |assembly )?(committee|senate|assembly):? without further action\b/,
    outcome: 'FAILED',
    source:
      'Joint Rules 56 and 62(a) of the California Legislature: what was not passed in time is returned to its house',
  },
  {
    isoCodes: ['us-fl'],
    wording: /^laid on table\b/,
    outcome: 'FAILED',
    source: 'Florida Legislature glossary: a bill is laid on the table when its companion is taken up in its place',
  },
  {
    isoCodes: ['us-ny', 'us-nj'],
    wording: /^substituted by [as]\s?-?\d/,
    outcome: 'FAILED',
    source:
      'nysenate.gov and njleg.state.nj.us bill histories: the same bill of the other house takes its place, and goes on alone',
  },
  {
    isoCodes: ['us-ma'],
    wording: /^accompanied (a (new draft|study order)|[hs]\s?\d)|^new draft substituted\b/,
    outcome: 'FAILED',
    source: 'malegislature.gov glossary: a bill that accompanies another, or a study order, goes no further itself',
  },
  {
    isoCodes: ['us-ia'],
    wording: /^withdrawn[.,]? [hs]\.?\s?j\b/,
    outcome: 'WITHDRAWN',
    source: 'legis.iowa.gov bill history: withdrawn after the bill of the other house was substituted for it',
  },
  {
    isoCodes: ['us-va'],
    wording:
      /^(house|senate|h|s)?:? ?(left in|passed by indefinitely|stricken from|tabled in|laid on the table in|incorporated (by|into)|no action taken by)\b/,
    outcome: 'FAILED',
    source: 'Virginia LIS, status of legislation',
  },
  {
    isoCodes: ['us-md'],
    wording: /\bunfavorable report by\b|^returned unfavorable\b/,
    outcome: 'FAILED',
    source: 'Maryland General Assembly, glossary: an unfavorable report ends a bill',
  },
  {
    isoCodes: ['us-co'],
    wording: /\bdeemed lost\b|\b(second|third) reading lost\b/,
    outcome: 'FAILED',
    source: 'leg.colorado.gov bill history: what lost a reading, or missed its last calendar and is deemed lost',
  },
  {
    isoCodes: ['us-sd'],
    wording: /\bdeferred to the (36th|4\d(st|th)) (legislative )?day, failed\b|^tabled, failed\b/,
    outcome: null,
    source: 'South Dakota Legislature, bill history: the motion was lost',
  },
  {
    isoCodes: ['us-sd'],
    wording: /\bdeferred to the (36th|4\d(st|th)) (legislative )?day\b|^tabled\b/,
    outcome: 'FAILED',
    source: 'South Dakota Legislature: a session has fewer days than the one named',
  },
  {
    isoCodes: ['us-mt'],
    wording: /^(\([hsc]\) )?(tabled in committee|missed deadline for|(2nd|3rd) reading (not passed|not concurred))\b/,
    outcome: 'FAILED',
    source: 'Montana Legislature, bill status definitions',
  },
  {
    isoCodes: ['us-la'],
    wording: /^involuntarily deferred\b/,
    outcome: 'FAILED',
    source: 'Louisiana Legislature, glossary: returned to the calendar by two thirds of the house only',
  },
  {
    isoCodes: ['us-nv'],
    wording: /\bno further action (allowed|taken)\b/,
    outcome: 'FAILED',
    source: 'Joint Standing Rule 14.3 of the Nevada Legislature, as its histories print it',
  },
  {
    isoCodes: ['us-me'],
    wording: /^placed in (the )?legislative files\b/,
    outcome: 'FAILED',
    source: 'Maine Legislature, Joint Rule 310',
  },
  {
    isoCodes: ['us-ma'],
    wording: /^accompanied a study order\b/,
    outcome: 'FAILED',
    source: 'malegislature.gov glossary: a bill that accompanies a study order is not acted on any more',
  },
  {
    isoCodes: ['us-ma'],
    wording: /^no further action taken\b/,
    outcome: 'FAILED_SINE_DIE',
    source: 'malegislature.gov bill history at the end of a General Court',
  },
  {
    isoCodes: ['us-or'],
    wording: /\bupon adjournment\b/,
    outcome: 'FAILED_SINE_DIE',
    source: 'Oregon OLIS measure history',
  },
  {
    isoCodes: ['us-il'],
    wording: /^session sine die\b/,
    outcome: 'FAILED_SINE_DIE',
    source: 'ilga.gov bill status: what is pending when a General Assembly ends',
  },
  {
    isoCodes: ['us-il'],
    wording: /^tabled by sponsor\b/,
    outcome: 'WITHDRAWN',
    source: 'ilga.gov bill status',
  },
  {
    isoCodes: ['us-ne'],
    wording: /^returned by (the )?governor without approval\b/,
    outcome: 'VETOED',
    source: 'Constitution of Nebraska, article IV, section 15',
  },
  {
    isoCodes: ['us-tn'],
    wording: /^failed in (s\/c|sub|subcommittee|committee)\b/,
    outcome: 'FAILED',
    source: 'wapp.capitol.tn.gov bill history: a bill that failed in a subcommittee (s/c) or committee',
  },
  {
    isoCodes: ['us-de'],
    wording: /^stricken( in (house|senate))?\b/,
    outcome: 'WITHDRAWN',
    source: 'legis.delaware.gov glossary: a bill is stricken at the request of its sponsor',
  },
  {
    isoCodes: ['us-la'],
    wording: /^withdrawn from the files of the (house|senate)\b/,
    outcome: 'WITHDRAWN',
    source: 'legis.la.gov glossary: withdrawn from the files',
  },
  {
    isoCodes: ['us-wi'],
    wording: /^(failed to (pass|adopt|concur in)|adversely disposed of) pursuant to\b/,
    outcome: 'FAILED_SINE_DIE',
    source: 'docs.legis.wisconsin.gov: joint resolution 1 of each biennium ends what is pending',
  },
];

/**
 * Wordings that legislatures share, with terms of Mason's Manual of Legislative Procedure and the NCSL glossary of
 * legislative terms (https://www.ncsl.org/resources/details/glossary-of-legislative-terms). The first match wins.
 */
const GENERAL_RULES: readonly EndingRule[] = [
  {
    wording: /\bline.?item\b|\bitem veto|\bveto(ed)? in part\b|\b(conditional|amendatory|partial)(ly)? veto/,
    outcome: null,
    source: 'the rest of the bill becomes law, or the legislature decides on the recommendations',
  },
  {
    wording: /\bveto(es|ed)?\b.*\b(overrid|overrode|not sustained)/,
    outcome: null,
    source: 'the veto does not stand',
  },
  {
    wording:
      /\bpocket.?veto(ed)?\b|\bvetoed\b|\b(absolute|total|governor['’]?s?) veto\b|^veto(ed)?\b|\(veto\)|\bdisapproved by (the )?governor\b/,
    outcome: 'VETOED',
    source: 'NCSL glossary: veto, pocket veto',
  },
  {
    wording: /\bsine die\b.*\b(died|failed|dead)\b|\b(died|failed|dead)\b.*\b(sine die|adjourn(ed|ment))\b/,
    outcome: 'FAILED_SINE_DIE',
    source: 'NCSL glossary: sine die',
  },
  {
    wording:
      /\bindefinitely postponed?\b|\bpostponed? indefinitely\b|\bpassed by indefinitely\b|\btabled indefinitely\b/,
    outcome: 'FAILED',
    source: "Mason's Manual: to postpone indefinitely is to reject",
  },
  {
    wording:
      /\bdied? (in|on|at|under|pursuant|upon|between|for|with)\b|^died\b|\(dead\)|^(bill )?(dead|killed)\b|\bbill is dead\b/,
    outcome: 'FAILED',
    source: 'histories of most legislatures: died in committee, on calendar, in chamber, in conference',
  },
  {
    wording: /\benacting clause (was )?(stricken|struck)\b|\bstrike (the )?enacting clause\b(?!.*fail)/,
    outcome: 'FAILED',
    source: "Mason's Manual: without an enacting clause there is no bill",
  },
  {
    wording:
      /\bwithdrawn by (the )?(sponsor|author|patron|prime sponsor|primary sponsor|introducer)s?\b|\bwithdrawn (from (further )?consideration|prior to introduction)\b|^((house|senate|bill|h|s):? )?withdrawn\.?$|\bstricken (from|at) (the )?(docket|calendar|file|request)|\b(author|patron|sponsor)'?s? request\b.*\bwithdrawn\b/,
    outcome: 'WITHDRAWN',
    source: 'NCSL glossary: withdrawal of a bill',
  },
  {
    wording:
      /\b(laid on (the )?table|tabled)\b.*\b(companion|identical|duplicate)\b|\bsubstituted by (house|senate|assembly) (bill|file)\b|\bsubstituted by [ahs][bf]\s?\d/,
    outcome: 'FAILED',
    source: 'NCSL glossary: companion bill; once the chamber takes up the other one, this one goes no further',
  },
  {
    wording:
      /\b(failed|refused) (of )?(to )?(introduction|passage|pass|adoption|be adopted|third reading|3rd reading|final passage|final reading|enactment)\b|\bfailed (in|in the) (house|senate|assembly|committee|subcommittee)\b|\bfailed on (third|3rd|final)\b/,
    outcome: 'FAILED',
    source: 'NCSL glossary: failing to obtain the votes that passage takes',
  },
  {
    wording:
      /\b((third|3rd|final) reading|final passage|on passage|question of passage)\b[^.]{0,40}\b(failed|lost|defeated|rejected|not agreed to)\b/,
    outcome: 'FAILED',
    source: 'NCSL glossary: failing to obtain the votes that passage takes',
  },
  {
    wording: /^((bill|measure|resolution|house|senate|h|s):? )?(was )?(defeated|rejected|lost|not adopted)\b/,
    outcome: 'FAILED',
    source: "Mason's Manual: a question decided in the negative",
  },
];

/**
 * Returns the rules of one legislature, its own wordings first. The general rules apply to states, districts and
 * territories.
 */
export function getEndingRules(isoCode: string): readonly EndingRule[] {
  const known = rulesByIsoCode.get(isoCode);
  if (known) return known;
  if (isoCode === 'us') return ENDINGS_IN_CONGRESS;
  const own = RULES_BY_LEGISLATURE.filter(({ isoCodes }) => isoCodes?.includes(isoCode));
  const rules = isoCode.startsWith('us-') ? [...own, ...GENERAL_RULES] : own;
  rulesByIsoCode.set(isoCode, rules);
  return rules;
}

const rulesByIsoCode = new Map<string, readonly EndingRule[]>();
