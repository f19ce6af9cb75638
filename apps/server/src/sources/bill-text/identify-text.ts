import {
  getFederalBillType,
  federalVersionCode,
  isoDateFromWords,
  parseBillNumber,
  type FederalBillNumber,
  type IsoDate,
} from '@rotunda/domain';
import { markedText, type XmlElement, type XmlNode } from '../reading/index.ts';
import { identifyMeasure, type MeasureWitness } from '../mapping/congress/identify-measure.ts';
import { isPrintedNote } from './is-printed-note.ts';
import { normalizeText } from './section-builder.ts';

/** Identifies a text version of a bill. */
export interface TextIdentity extends FederalBillNumber {
  versionCode: string;
  /** Slip laws only: `Public Law 119-28`. */
  law?: string;
}

export type IdentifiedText =
  | { ok: true; identity: TextIdentity; contradictions: string[] }
  | { ok: false; reason: string };

const NOT_BILLS: ReadonlySet<string> = new Set(['statuteCompilation', 'uscDoc', 'statutesAtLarge']);

/**
 * Identifies the bill and version by the file's official name, the citation in the metadata, the printed head and the
 * date. Titles in the metadata contain errors (Congress 108 instead of 119), and files may be misnamed.
 */
export function identifyText(root: XmlElement, fileName: string): IdentifiedText {
  if (NOT_BILLS.has(root.localName)) return { ok: false, reason: `not a bill: the root is <${root.localName}>` };
  if (root.localName === 'pLaw') return identifyLaw(root, fileName);
  const identity = fromFileName(fileName) ?? fromCitation(root, fileName) ?? fromForm(root, fileName);
  if (identity === undefined)
    return { ok: false, reason: `cannot tell which bill and version this is (root <${root.localName}>)` };
  const identified = identifyMeasure({
    stated: identity,
    witnesses: [
      { from: 'its file name', bill: fromFileName(fileName) },
      { from: 'its metadata', bill: citedMeasure(root) },
      { from: 'its printed head', bill: headMeasure(root) },
    ],
    days: [textDate(root)],
  });
  if (!identified.ok) return identified;
  const { contradictions } = identified;
  return { ok: true, identity: { ...identity, ...identified.identity }, contradictions };
}

/** Parses `BILLS-119hr4eas.xml`. */
function fromFileName(fileName: string): TextIdentity | undefined {
  const match = /BILLS-(\d+)(hr|s|hjres|sjres|hconres|sconres|hres|sres)(\d+)([a-z]+\d*)(?:[._]|$)/i.exec(fileName);
  return match ? getIdentity(match[1], match[2], match[3], match[4]) : undefined;
}

/** Identifies the text by `116 SCONRES 13 ES` in the metadata's citation or before the colon of its title. */
function fromCitation(root: XmlElement, fileName: string): TextIdentity | undefined {
  for (const { congress, type, number, code } of citationsIn(root)) {
    const identity = getIdentity(congress, type, number, code ?? codeOfStage(root, fileName));
    if (identity) return identity;
  }
  return undefined;
}

type Citation = Partial<Record<'congress' | 'type' | 'number' | 'code', string>>;

function citationsIn(root: XmlElement): Citation[] {
  const meta = root.child('meta') ?? root.child('amendMeta') ?? root.at('metadata', 'dublinCore');
  const lines = [...(meta?.elements('citableAs') ?? []), ...(meta?.elements('title') ?? [])];
  return lines.map((line): Citation => CITATION.exec(line.plainText())?.groups ?? {});
}

const CITATION = /^(?<congress>\d+) (?<type>[HS][A-Z. ]*?)\s?(?<number>\d+)(?: (?<code>[A-Z]+\d*))?(?=:|$)/i;

function citedMeasure(root: XmlElement): MeasureWitness['bill'] {
  return citationsIn(root).flatMap(({ congress, type, number }) => getMeasure(congress, type, number) ?? [])[0];
}

/** Returns what the printed head states: a Congress, a number, or both. */
function headMeasure(root: XmlElement): MeasureWitness['bill'] {
  const { congress, written } = getHead(root);
  const parsed = parseBillNumber(written);
  const type = parsed && getFederalBillType(parsed.type);
  return {
    ...(congress === undefined ? {} : { congress: Number(congress) }),
    ...(type === undefined || !/^\d+$/.test(parsed?.number ?? '') ? {} : { type, number: Number(parsed?.number) }),
  };
}

function getMeasure(congress: string | undefined, prefix: string | undefined, number: string | undefined) {
  const type = getFederalBillType(prefix ?? '');
  if (type === undefined || !/^\d+$/.test(congress ?? '') || !/^\d+$/.test(number ?? '')) return undefined;
  return { congress: Number(congress), type, number: Number(number) };
}

const HEADS = ['form', 'preface', 'engrossed-amendment-form', 'amendment-form', 'amendPreface'];

/** Identifies the text by its printed head: Congress, bill number and stage. */
function fromForm(root: XmlElement, fileName: string): TextIdentity | undefined {
  const { congress, written } = getHead(root);
  const parsed = parseBillNumber(written);
  return parsed ? getIdentity(congress, parsed.type, parsed.number, codeOfStage(root, fileName)) : undefined;
}

function getHead(root: XmlElement): { congress: string | undefined; written: string } {
  const head = HEADS.map((name) => root.child(name)).find((found) => found !== undefined);
  const congress = /\d+/.exec(
    head?.child('congress')?.attribute('value') ?? head?.child('congress')?.text() ?? '',
  )?.[0];
  const written =
    head?.child('legis-num')?.plainText() ??
    `${head?.child('type')?.plainText() ?? ''} ${head?.child('docNumber')?.plainText() ?? ''}`;
  return { congress, written };
}

function codeOfStage(root: XmlElement, fileName: string): string | undefined {
  const written =
    root.attribute('bill-stage') ??
    root.attribute('resolution-stage') ??
    root.attribute('amend-stage') ??
    root.at('meta', 'docStage')?.plainText();
  const stage = written?.replace(/-/g, ' ');
  const known = stage === undefined ? undefined : federalVersionCode(stage);
  if (known !== undefined) return known;
  if (stage !== undefined && /^[A-Z]{2,4}\d?$/.test(stage)) return stage.toLowerCase();
  // Samples are named `SC13_ES.XML`, `115hr255enr_good.xml`.
  return /(?:_|\d)([a-z]{2,4})(?:_good)?\.xml$/i.exec(fileName)?.[1];
}

function getIdentity(
  congress: string | undefined,
  prefix: string | undefined,
  number: string | undefined,
  versionCode: string | undefined,
): TextIdentity | undefined {
  const measure = getMeasure(congress, prefix, number);
  return measure === undefined || versionCode === undefined
    ? undefined
    : { ...measure, versionCode: versionCode.toLowerCase() };
}

/** Identifies the bill of a slip law, which names it in the margin and in the legislative history. */
function identifyLaw(root: XmlElement, fileName: string): IdentifiedText {
  const isPrivate = /private/i.test(root.at('meta', 'type')?.plainText() ?? '');
  const number = lawNumber(root);
  const law = `${isPrivate ? 'Private' : 'Public'} Law ${number ?? ''}`.trim();
  const linked = linkedBills(root);
  const inMargin = root
    .at('main', 'longTitle')
    ?.descendants('sidenote')
    .map((note) => note.plainText())
    .join(' ');
  const bracketed = /\[([HS][^[\]]*\d)\]/.exec(inMargin ?? '')?.[1];
  const parsed = bracketed === undefined ? undefined : parseBillNumber(bracketed);
  const congress = root.at('meta', 'congress')?.plainText();
  const inBrackets = parsed && getMeasure(congress, parsed.type, parsed.number);
  const stated = linked[0] ?? inBrackets;
  if (stated === undefined) return { ok: false, reason: `${law} does not tell which bill it was` };
  const identified = identifyMeasure({
    stated,
    witnesses: [
      ...linked.map((bill, place) => ({ from: place === 0 ? 'its first link' : 'its further links', bill })),
      { from: 'its margin', bill: inBrackets && { type: inBrackets.type, number: inBrackets.number } },
      { from: 'its metadata', bill: congressIn(congress) },
      { from: 'the number of the law', bill: congressIn(number) },
      { from: 'its file name', bill: congressIn(/PLAW-(\d+)/i.exec(fileName)?.[1]) },
    ],
    days: [textDate(root)],
  });
  if (!identified.ok) return identified;
  const identity = { ...identified.identity, versionCode: isPrivate ? 'pvl' : 'pl', law };
  return { ok: true, identity, contradictions: identified.contradictions };
}

/** Returns the bill that each of the places links to that name the bill of a law. */
function linkedBills(root: XmlElement): FederalBillNumber[] {
  const places = [
    root.child('legislativeHistory')?.child('heading'),
    root.at('main', 'longTitle'),
    root.child('preface'),
  ];
  return places.flatMap((place) => {
    const links = (place?.descendants('ref') ?? []).map((ref) =>
      /^\/us\/bill\/(\d+)\/([a-z]+)\/(\d+)/.exec(ref.attribute('href') ?? ''),
    );
    return links.flatMap((link) => getMeasure(link?.[1], link?.[2], link?.[3]) ?? []).slice(0, 1);
  });
}

/** Returns the Congress that a text begins with. */
function congressIn(text: string | undefined): MeasureWitness['bill'] {
  const congress = /^\d{2,3}(?!\d)/.exec(text ?? '')?.[0];
  return congress === undefined ? undefined : { congress: Number(congress) };
}

function lawNumber(root: XmlElement): string | undefined {
  return /(?<!\d)(\d+)\s*[–-]\s*(\d+)/
    .exec(root.at('preface', 'docNumber')?.plainText() ?? '')
    ?.slice(1, 3)
    .join('-');
}

/** The Senate's legislative day may have begun earlier: `December 12 (legislative day, December 10), 2025`. */
const LEGISLATIVE_DAY = /\s*\(\s*legislative day[^)]*\)/i;

/** Returns the date of the version: when it was passed, reported, introduced or approved, according to its head. */
export function textDate(root: XmlElement): IsoDate | undefined {
  const heads = [...HEADS, 'attestation'].map((name) => root.child(name));
  const stamped = heads
    .flatMap((head) => [
      ...(head?.descendants('action-date') ?? []),
      ...(head?.descendants('attestation-date') ?? []),
      ...(head?.descendants('date') ?? []),
    ])
    .flatMap((date) => printedDay(date) ?? getDay(date.attribute('date')) ?? []);
  const approved = getDay(root.at('meta', 'approvedDate')?.plainText());
  const stated =
    getDay(root.at('metadata', 'dublinCore', 'date')?.plainText()) ?? getDay(root.at('meta', 'date')?.plainText());
  return approved ?? stamped.sort().at(-1) ?? stated;
}

/** Reads the printed date, because the attribute beside it is sometimes missing and sometimes names another year. */
function printedDay(date: XmlElement): IsoDate | undefined {
  return isoDateFromWords(date.plainText().replace(LEGISLATIVE_DAY, ''));
}

/** Parses `2025-10-29` or `20251029`. */
function getDay(text: string | undefined): IsoDate | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '');
  const day = match ? `${match[1]}-${match[2]}-${match[3]}` : '';
  return Number.isNaN(Date.parse(day)) ? undefined : day;
}

/** Returns the official title as printed in the head: `To amend title 5 …`. */
export function officialTitle(root: XmlElement): string | undefined {
  const title = root.at('form', 'official-title') ?? root.at('main', 'longTitle', 'officialTitle');
  if (!title) return undefined;
  const text = normalizeText(markedText(title.with(title.children.flatMap(titleNodes))));
  return text === '' ? undefined : text;
}

/** Notes are no part of the title, and the older markup leaves quotation marks to the printer. */
function titleNodes(node: XmlNode): readonly XmlNode[] {
  if (typeof node === 'string') return [node];
  if (isPrintedNote(node)) return [];
  return node.localName === 'quote' ? ['“', node, '”'] : [node];
}
