import type { Milestone } from './bill-milestone.ts';

/**
 * Wordings that many states' histories share, for sources without a classification (LegiScan). The first match wins,
 * and the chamber is the action's own. The patterns are anchored, because histories report amendments, reports and
 * votes on motions in similar words.
 */
export const STATE_WORDINGS: readonly (readonly [RegExp, Milestone])[] = [
  // One chamber's vote on the whole veto, not on an item of it.
  [
    /^(?!.*\b(line.?item|item|partial|sustained|fail(ed|s)?|lost|did not|not)\b)(veto (was )?(overridden|overrode)|(overrode|overrides?) (the )?(governor['’]?s |mayor['’]?s )?veto|.*\bmotion to override (the )?(governor['’]?s |mayor['’]?s )?veto\b.*\b(prevailed|passed|adopted|carried|agreed to)|(governor['’]?s )?veto overrid(den|e:? (passed|adopted|prevailed)))/,
    { kind: 'overrode' },
  ],
  [/^signed by (the )?governor|^approved by (the )?governor|^governor (signed|approved)/, { kind: 'law' }],
  [
    /^chaptered\b|^assigned (chapter|pa|public act|act)\b|^(public act|act no|chapter)\b.{0,12}\d|^became law|^effective without/,
    { kind: 'law' },
  ],
  [/^(presented|transmitted|delivered|sent|enrolled and presented) to (the )?governor/, { kind: 'enrolled' }],
  [/^enrolled\b|^ordered enrolled|^bill ordered enrolled/, { kind: 'enrolled' }],
  [
    /^(re-?)?passed(?!.* (recommendation|order))\b|^read (the )?third time[.,;:]? (urgency clause adopted\. )?(and )?(passed|(sent|returned) to (the )?(house|senate)\b)|^third reading[.:]? passed|^(read[.,] )?adopted($| as | by |\.| roll call| and (to (the )?(senate|house|assembly)|transmitted)\b)/,
    { kind: 'passed' },
  ],
  [/^(re-?)?received (on \d|in (the )?(house|senate|assembly)\b)/, { kind: 'received' }],
  [/^(bill |resolution )?introduced\b|^read (the )?first time|^first reading\b/, { kind: 'introduced' }],
  [/^prefiled\b|^pre-filed\b/, { kind: 'filed' }],
  [/^(re-?)?referred to (the )?(standing )?(committee|joint|senate|house|com\b)/, { kind: 'referred' }],
  [/^reported (with|favorably|out|by|do pass)\b|^from committee: do pass/, { kind: 'reported' }],
  [
    /^placed on (order of |general |immediate )?(second|third|general|passage|file|calendar|orders|resolutions)/,
    { kind: 'floor' },
  ],
  [/^read (the )?(second|third) time|^(second|third) reading\b/, { kind: 'floor' }],
];

/** Wordings of single legislatures, read after the shared ones. */
export const WORDINGS_OF_STATE: Readonly<Record<string, readonly (readonly [RegExp, Milestone])[]>> = {
  // How a bill became law, in the words of legislatures that do not say `Signed by Governor`.
  'us-al': [[/^enacted\b/, { kind: 'law' }]],
  'us-ar': [[/^notification that .* is now act \d/, { kind: 'law' }]],
  'us-co': [[/^governor became law\b/, { kind: 'law' }]],
  'us-ga': [[/^act \d/, { kind: 'law' }]],
  'us-hi': [[/^act \d/, { kind: 'law' }]],
  'us-il': [[/^public act[ .]+\d/, { kind: 'law' }]],
  'us-md': [[/^enacted under article ii\b/, { kind: 'law' }]],
  'us-nj': [[/^approved p\.l\./, { kind: 'law' }]],
  'us-tn': [[/^pub\. ch\. \d/, { kind: 'law' }]],
  'us-tx': [[/^filed without the governor['’]?s signature/, { kind: 'law' }]],
  'us-va': [[/^acts of assembly chapter text\b/, { kind: 'law' }]],
  'us-wi': [[/^report approved by the governor\b/, { kind: 'law' }]],
  // Wordings of the Legislative Bill Drafting Commission, which LegiScan and Open States repeat.
  'us-ny': [
    [/^signed chap\b/, { kind: 'law' }],
    [/^(reported and )?(referred|committed) to [a-z]/, { kind: 'referred' }],
    [/^(1st|2nd) report\b|^reported\b/, { kind: 'reported' }],
    [/^(advanced|ordered) to third reading\b/, { kind: 'floor' }],
  ],
};
