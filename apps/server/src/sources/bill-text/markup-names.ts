/*
 * Element names of the two markups of Congress side by side: the Bill, Resolution and Amendment DTD (`enum`, `header`,
 * `quoted-block`) and United States Legislative Markup (`num`, `heading`, `quotedContent`). Names that are in none of
 * these sets are inline text (`external-xref`, `ref`, `italic`, `term`) unless they contain a block.
 */

/** Metadata about the document, and marks of printed pages: not part of the text. */
export const IGNORED_ELEMENTS: ReadonlySet<string> = new Set([
  'metadata',
  'meta',
  'amendMeta',
  'pagebreak',
  'page',
  'colspec',
  'colgroup',
  'endMarker',
  'lineNumber',
  'line-number',
  // `IB` above the title tells the printers how many copies to print.
  'distribution-code',
  'distributionCode',
]);

/** Levels that become sections of our structure, with the letters of their part of a section id. */
export const SECTION_PREFIXES: ReadonlyMap<string, string> = new Map([
  ['division', 'd'],
  ['subdivision', 'sd'],
  ['title', 't'],
  ['subtitle', 'st'],
  ['part', 'p'],
  ['subpart', 'sp'],
  ['chapter', 'c'],
  ['subchapter', 'sc'],
  ['article', 'a'],
  ['constitution-article', 'a'],
  ['section', 's'],
  ['level', 'l'],
  ['appropriations', 'ap'],
  ['appropriations-major', 'ap'],
  ['appropriations-intermediate', 'ap'],
  ['appropriations-small', 'ap'],
]);

/** Parts of the document outside its sections that become sections of their own. */
export const NAMED_PARTS: ReadonlyMap<string, string> = new Map([
  ['preamble', 'preamble'],
  ['attestation', 'attestation'],
  ['endorsement', 'endorsement'],
  ['signatures', 'signatures'],
  ['legislativeHistory', 'legislative-history'],
  ['official-title-amendment', 'title-amendment'],
]);

export const NUMBER_NAMES: ReadonlySet<string> = new Set(['enum', 'num']);
export const HEADING_NAMES: ReadonlySet<string> = new Set(['header', 'heading']);
/** The text of a level, which continues on the line of its number and heading. */
export const BODY_NAMES: ReadonlySet<string> = new Set(['text', 'content', 'chapeau']);
export const QUOTED_BLOCKS: ReadonlySet<string> = new Set(['quoted-block', 'quotedContent']);
export const ROW_NAMES: ReadonlySet<string> = new Set(['row', 'tr']);
/** Pairs that are printed on one line with a gap. */
export const SPACED_NAMES: ReadonlySet<string> = new Set([
  'referenceItem',
  'multi-column-toc-entry',
  'toc-enum',
  'level-header',
  'target',
  'designator',
  'label',
  'action-date',
  'date',
  'attestor',
  'name',
  'role',
  'notation',
  'br',
]);

/** Levels below the section. */
const LEVEL_NAMES = ['subsection', 'paragraph', 'subparagraph', 'clause', 'subclause', 'item', 'subitem', 'subsubitem'];

const OTHER_BLOCKS = [
  'p',
  'list',
  'list-item',
  'listItem',
  'toc',
  'toc-entry',
  'groupItem',
  'table',
  'caption',
  'ttitle',
  'tdesc',
  'title-heading',
  'continuation',
  'continuation-text',
  'quoted-block-continuation-text',
  'after-quoted-block',
  'committee-appointment-paragraph',
  'whereas',
  'recital',
  'note',
  'editorialNote',
  'sourceCredit',
  'subheading',
  'centerRunningHead',
  'form',
  'slugLine',
  'calendar',
  'congress',
  'session',
  'legis-num',
  'docNumber',
  'current-chamber',
  'currentChamber',
  'associated-doc',
  'relatedDocument',
  'action',
  'action-desc',
  'action-instruction',
  'actionDescription',
  'actionInstruction',
  'legis-type',
  'type',
  'docTitle',
  'official-title',
  'officialTitle',
  'enactingFormula',
  'resolvingClause',
  'enrolledDateline',
  'enrolled-dateline',
  'attestation-group',
  'signature',
  'explanationNote',
  'amendmentContent',
  'amendment',
  'amendment-block',
  'amendment-form',
  'engrossed-amendment-form',
  'amendmentInstruction',
  'amendment-instruction',
  'elided',
];

/** Elements that begin on a line of their own. */
export const BLOCK_NAMES: ReadonlySet<string> = new Set([
  ...SECTION_PREFIXES.keys(),
  ...NAMED_PARTS.keys(),
  ...BODY_NAMES,
  ...QUOTED_BLOCKS,
  ...ROW_NAMES,
  ...LEVEL_NAMES,
  ...OTHER_BLOCKS,
  'referenceItem',
  'multi-column-toc-entry',
]);
