import { isoDateFromWords, type PresidentialActionRecord } from '@rotunda/domain';
import { markTags } from '../../platform/inline-text/mark-tags.ts';
import { settleInlineText } from '../../platform/inline-text/settle-inline-text.ts';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import { correctedOrder } from '../mapping/register/map-presidential-document.ts';
import { presidentialActionType, presidentialIdentity } from '../mapping/register/presidential-identity.ts';
import { presidentialSections } from '../mapping/register/presidential-sections.ts';
import { contradictionOfOrder, getPresident } from '../mapping/register/get-president.ts';
import { getTariffMeasure } from '../mapping/register/tariff-measure.ts';

/** Heading of a document: `Executive Order 12890 of December 30, 1993`, `Memorandum of January 17, 1994`. */
const HEAD =
  /^(Executive Order|Proclamation|Memorandum|Notice|(?:Presidential )?Determination)(?:\s+(?:No\.\s*)?([\dA-Z-]{1,12}))?\s+of\s+([A-Z][a-z]+ \d{1,2}, \d{4})/;
/** Lines added by the printer: `[Presidential Documents]`, `[FR Doc. 94-290 Filed 1-3-94; 8:45 am]`. */
const PRINTERS = /^(?:\[[^\]]{0,300}\]|From the Federal Register Online\b.*|Billing code\b.*|-{5,})$/i;
const PAGE_MARK = /\[\[Page [^\]\n]{0,20}\]\]/g;

/**
 * Maps the plain text of a presidential document from the API, for the years before its XML.
 * @returns undefined when no number identifies the document
 */
export function mapRawText(raw: string, numberInName: string | undefined): PresidentialActionRecord | undefined {
  const text = decode(raw);
  const number = /\[FR Doc\.?(?:\s*No:?)?\s*([A-Z]?\d*-\d+)/i.exec(text)?.[1] ?? numberInName;
  if (number === undefined) return undefined;
  const paragraphs = getParagraphs(text);
  const [, kind, own, day] = paragraphs.map((one) => HEAD.exec(one)).find((found) => found !== null) ?? [];
  const isOrder = kind === 'Executive Order';
  const identity = presidentialIdentity(number, isOrder ? own : undefined);
  if (identity === undefined) return undefined;
  const signedOn = isoDateFromWords(day ?? '');
  const sections = presidentialSections([
    { sectionId: 's-1', level: 0, blocks: paragraphs.map((paragraph) => ({ text: paragraph, indent: 0 })) },
  ]);
  return {
    kind: 'presidential-action',
    ...identity,
    part: 'text',
    isoCode: 'us',
    actionType: presidentialActionType(kind?.replace('Presidential ', '')),
    ofrId: number,
    sections,
    ...definedFields({
      executiveOrderNumber: isOrder ? own : undefined,
      proclamationNumber: kind === 'Proclamation' ? own : undefined,
      signedOn,
      tariffMeasure: getTariffMeasure(sections, {}),
      president: getPresident({ signedOn, orderNumber: isOrder ? own : undefined }),
      correctionOfFusionId: correctedOrder(number, isOrder ? own : undefined),
      contradictions: listOrUndefined(contradictionOfOrder(isOrder ? own : undefined, signedOn)),
    }),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Returns the text inside `<pre>`, without link tags. */
function decode(raw: string): string {
  const from = raw.indexOf('<pre>');
  const to = raw.lastIndexOf('</pre>');
  const body = from === -1 ? raw : raw.slice(from + '<pre>'.length, to > from ? to : undefined);
  return settleInlineText(markTags(body).replace(/<\/?[a-z][^<>]{0,500}>/gi, '')).replace(
    /&(amp|lt|gt|quot|#39);/g,
    (whole, name: string) => ENTITIES[name] ?? whole,
  );
}

/** Returns blocks of text between blank lines, each joined to one line. */
function getParagraphs(text: string): string[] {
  const paragraphs: string[] = [];
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) paragraphs.push(lines.join(' ').replace(/\s+/g, ' '));
    lines = [];
  };
  for (const printed of text.replace(PAGE_MARK, '').split('\n')) {
    const line = printed.trim();
    if (line === '') close();
    else if (!PRINTERS.test(line)) lines.push(line);
  }
  close();
  return paragraphs;
}
