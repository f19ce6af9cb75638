/**
 * Verbs that decide a question, and whether it carried. `not agreed to` and `failed to be adopted` are one verb each, so
 * longer wordings come first. The words are those of the House Clerk, the Senate's Legislative Information System and
 * the actions of BILLSTATUS.
 */
const CARRIED =
  'agreed(?: to)?|passed(?! (?:over|by (?:indefinitely|for)|temporarily|for the day))|adopted|approved|confirmed|concurred(?: in)?|invoked|overridden|ratified|sustained|well taken|germane|guilty|convicted|accepted|granted|prevailed|succeeded|carried(?! over)|tabled|laid on (?:the )?table';
const REFUSED =
  'rejected|failed|fails|defeated|disagreed(?: to)?|not concur|nonconcurred|negatived|denied|lost|acquitted|non-?germane';
const VERB_WORDS = String.raw`\b(?:(?<refused>(?:not|never)(?: been| be)? (?:${CARRIED})|(?:failed|fails|failing|refused|refuses|declined) (?:of|to)(?: be| get| have| receive)? \w+|(?:did|does|do) not (?:override|pass|adopt|agree(?: to)?|accept|approve|concur(?: in)?|confirm|advance|carry|prevail|recede)|${REFUSED})|(?<carried>${CARRIED}))\b`;
const VERB = new RegExp(VERB_WORDS, 'gi');

/** `the vote by which the amendment failed` is what a motion to reconsider is about. */
const EARLIER_VOTE = new RegExp(String.raw`\bby which\b.*?${VERB_WORDS.replaceAll(/\?<\w+>/g, '?:')}`, 'gi');

/** Begins a clause about another question: `… Agreed to after the motion to table failed`. */
const SUBORDINATE =
  /,? \b(?:after|although|though|because|since|when|where|whereupon|while|once|unless|until|following|despite|having|as (?:the|a|an)\b)[^,;]*$/i;

/** Ends of sentences, but not the points of `S. 5`, `H.R. 4`, `No. 3`. */
const SENTENCES = /(?<=[a-z)\]]{2})\.\s+(?=[A-Z])|;\s*/;

/**
 * Returns whether a motion carried, from words that state its result: `Passed`, `Cloture Motion Rejected`, `Veto
 * Sustained` (the motion to override failed). The last verb of the clause decides, because the motion itself may name
 * other questions that passed or failed: `On motion to table the motion to reconsider the vote by which the amendment
 * failed Agreed to`. Undefined where the words do not say, as for an election.
 */
export function passedFromResult(words: string): boolean | undefined {
  const sentences = mainWords(words).split(SENTENCES);
  return sentences.map(getDecision).find((decision) => decision !== undefined);
}

/** Like `passedFromResult`, for words of which the last sentence states the result. */
export function passedFromEnd(words: string): boolean | undefined {
  const sentences = mainWords(words).split(SENTENCES).toReversed();
  return sentences.map(getDecision).find((decision) => decision !== undefined);
}

/** Removes what is in parentheses or quotation marks, which is about another thing: a purpose, a page, a text. */
function mainWords(words: string): string {
  return words.replace(/\([^()]*\)|\[[^[\]]*\]|“[^”]*”|"[^"]*"/g, ' ').replace(/\s+/g, ' ');
}

function getDecision(sentence: string): boolean | undefined {
  const clause = sentence.replace(EARLIER_VOTE, ' ');
  return lastVerb(clause.replace(SUBORDINATE, '')) ?? lastVerb(clause);
}

function lastVerb(clause: string): boolean | undefined {
  const verb = [...clause.matchAll(VERB)].at(-1);
  if (verb === undefined) return undefined;
  const isCarried = verb.groups?.['carried'] !== undefined;
  // To sustain a veto or the President's objections is to refuse the bill.
  const isAboutVeto = /sustained$/i.test(verb[0]) && /\bveto\b|\bobjections\b/i.test(clause.slice(0, verb.index));
  return isAboutVeto ? !isCarried : isCarried;
}
