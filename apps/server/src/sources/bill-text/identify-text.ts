import {
  federalBillTypeOf,
  federalVersionCode,
  isoDateFromWords,
  parseBillNumber,
  type FederalBillType,
  type IsoDate,
} from '@rotunda/domain';
import { markedText, type XmlElement, type XmlNode } from '../reading/index.ts';
import { isPrintedNote } from './is-printed-note.ts';
import { normalizeText } from './section-builder.ts';

/** Identifies a text version of a bill. */
export interface TextIdentity {
  congress: number;
  type: FederalBillType;
  number: number;
  versionCode: string;
  /** Slip laws only: `Public Law 119-28`. */
  law?: string;
}

export type IdentifiedText = { ok: true; identity: TextIdentity } | { ok: false; reason: string };

const NOT_BILLS: ReadonlySet<string> = new Set(['statuteCompilation', 'uscDoc', 'statutesAtLarge']);

/**
 * Identifies the bill and version from the file's official name, or from the document itself for laws and for files
 * with other names. The name takes precedence because titles in the metadata contain errors (Congress 108 instead of
 * 119).
 */
export function identifyText(root: XmlElement, fileName: string): IdentifiedText {
  if (NOT_BILLS.has(root.localName)) return { ok: false, reason: `not a bill: the root is <${root.localName}>` };
  if (root.localName === 'pLaw') return identifyLaw(root);
  const identity = fromFileName(fileName) ?? fromCitation(root, fileName) ?? fromForm(root, fileName);
  if (identity) return { ok: true, identity };
  return { ok: false, reason: `cannot tell which bill and version this is (root <${root.localName}>)` };
}

/** Parses `BILLS-119hr4eas.xml`. */
function fromFileName(fileName: string): TextIdentity | undefined {
  const match = /BILLS-(\d+)(hr|s|hjres|sjres|hconres|sconres|hres|sres)(\d+)([a-z]+\d*)(?:[._]|$)/i.exec(fileName);
  return match ? identityOf(match[1], match[2], match[3], match[4]) : undefined;
}

/** Identifies the text by `116 SCONRES 13 ES` in the metadata's citation or before the colon of its title. */
function fromCitation(root: XmlElement, fileName: string): TextIdentity | undefined {
  const meta = root.child('meta') ?? root.child('amendMeta') ?? root.at('metadata', 'dublinCore');
  const lines = [...(meta?.elements('citableAs') ?? []), ...(meta?.elements('title') ?? [])].map((line) =>
    line.plainText(),
  );
  for (const line of lines) {
    const match = /^(\d+) ([HS][A-Z. ]*?)\s?(\d+)(?: ([A-Z]+\d*))?(?=:|$)/i.exec(line);
    const code = match?.[4] ?? codeOfStage(root, fileName);
    const identity = match && identityOf(match[1], match[2], match[3], code);
    if (identity) return identity;
  }
  return undefined;
}

const HEADS = ['form', 'preface', 'engrossed-amendment-form', 'amendment-form', 'amendPreface'];

/** Identifies the text by its printed head: Congress, bill number and stage. */
function fromForm(root: XmlElement, fileName: string): TextIdentity | undefined {
  const head = HEADS.map((name) => root.child(name)).find((found) => found !== undefined);
  const congress = /\d+/.exec(
    head?.child('congress')?.attribute('value') ?? head?.child('congress')?.text() ?? '',
  )?.[0];
  const written =
    head?.child('legis-num')?.plainText() ??
    `${head?.child('type')?.plainText() ?? ''} ${head?.child('docNumber')?.plainText() ?? ''}`;
  const parsed = parseBillNumber(written);
  return parsed ? identityOf(congress, parsed.type, parsed.number, codeOfStage(root, fileName)) : undefined;
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

function identityOf(
  congress: string | undefined,
  prefix: string | undefined,
  number: string | undefined,
  versionCode: string | undefined,
): TextIdentity | undefined {
  const type = federalBillTypeOf(prefix ?? '');
  if (type === undefined || versionCode === undefined || !/^\d+$/.test(congress ?? '') || !/^\d+$/.test(number ?? '')) {
    return undefined;
  }
  return { congress: Number(congress), type, number: Number(number), versionCode: versionCode.toLowerCase() };
}

/** Identifies the bill of a slip law, which names it in the margin and in the legislative history. */
function identifyLaw(root: XmlElement): IdentifiedText {
  const places = [
    root.child('legislativeHistory')?.child('heading'),
    root.at('main', 'longTitle'),
    root.child('preface'),
  ];
  const isPrivate = /private/i.test(root.at('meta', 'type')?.plainText() ?? '');
  const law = `${isPrivate ? 'Private' : 'Public'} Law ${lawNumber(root) ?? ''}`.trim();
  for (const place of places) {
    for (const ref of place?.descendants('ref') ?? []) {
      const [, congress, type, number] = /^\/us\/bill\/(\d+)\/([a-z]+)\/(\d+)/.exec(ref.attribute('href') ?? '') ?? [];
      const identity = identityOf(congress, type, number, isPrivate ? 'pvl' : 'pl');
      if (identity) return { ok: true, identity: { ...identity, law } };
    }
  }
  const inMargin = root
    .at('main', 'longTitle')
    ?.descendants('sidenote')
    .map((note) => note.plainText())
    .join(' ');
  const bracketed = /\[([HS][^[\]]*\d)\]/.exec(inMargin ?? '')?.[1];
  const parsed = bracketed === undefined ? undefined : parseBillNumber(bracketed);
  const congress = root.at('meta', 'congress')?.plainText();
  const identity = parsed && identityOf(congress, parsed.type, parsed.number, isPrivate ? 'pvl' : 'pl');
  if (identity) return { ok: true, identity: { ...identity, law } };
  return { ok: false, reason: `${law} does not tell which bill it was` };
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
    .flatMap((date) => printedDay(date) ?? dayOf(date.attribute('date')) ?? []);
  const approved = dayOf(root.at('meta', 'approvedDate')?.plainText());
  const stated =
    dayOf(root.at('metadata', 'dublinCore', 'date')?.plainText()) ?? dayOf(root.at('meta', 'date')?.plainText());
  return approved ?? stamped.sort().at(-1) ?? stated;
}

/** Reads the printed date, because the attribute beside it is sometimes missing and sometimes names another year. */
function printedDay(date: XmlElement): IsoDate | undefined {
  return isoDateFromWords(date.plainText().replace(LEGISLATIVE_DAY, ''));
}

/** Parses `2025-10-29` or `20251029`. */
function dayOf(text: string | undefined): IsoDate | undefined {
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
