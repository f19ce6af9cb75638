/** Motions on passage in the words of the chambers, the states' files and LegiScan. */
const PASSAGE =
  /^on passage( of the bill)?$|^on motion to suspend the rules and pass\b|^on the joint resolution$|\b(third|3rd) reading\b(?!.*(concurred|urgency clause))|consent calendar (second|2nd) day|^special consent\b/i;
/** Decisions that have words of their own, which no sample of motions covers. */
const OWN_WORDS =
  /nomination|quorum|election|guilty|chair|point of order|confirmation|floor vote|passage|resolution of/i;
const RESOLUTION = /^us-(\d+-[hs](con)?res|[a-z]{2}-.+-([ahs]?cr|[ahs]r))-/;

/**
 * Returns the result that the product must name: `Passed` and `Failed` of passage only, `Agreed to` and `Rejected` of
 * everything else. Undefined where the file does not say whether the motion carried, or the words are of another kind.
 *
 * @param {{ motion?: string, carried?: boolean, billId?: string }} stated
 */
export function getLabel({ motion = '', carried, billId = '' }) {
  if (carried === undefined) return undefined;
  if (PASSAGE.test(motion.trim()) && !RESOLUTION.test(billId)) return carried ? 'Passed' : 'Failed';
  if (OWN_WORDS.test(motion) && !RESOLUTION.test(billId)) return undefined;
  return carried ? 'Agreed to' : 'Rejected';
}

/**
 * Lists each voter once: the same id, or else the same name with the same choice.
 *
 * @template {{ name: string, word: string, id?: string }} Voter
 * @param {Voter[]} voters
 */
export function eachOnce(voters) {
  const hasSplitNames = voters.some(({ name }) => /^[A-Z]{1,2}$/.test(name));
  const seen = new Set();
  return voters.filter(({ id, name, party, word }, place) => {
    const key = id ?? (hasSplitNames ? place : [name, party, word].join('|'));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
