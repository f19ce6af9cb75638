import { existsSync } from 'node:fs';
import path from 'node:path';
import { billText } from '../../apps/server/src/sources/bill-text/index.ts';
import { openInputs } from '../../apps/server/src/sources/reading/index.ts';
import { type ComparableText, toComparableText } from '../../packages/comparison/src/index.ts';
import type { TextPair } from './text-pair.ts';

/** Stages in order, for versions of the same day. */
const STAGES = 'ih is ath ats rh rs pcs pch eh es rfs rfh rds rdh eas eah enr pl'.split(' ');

interface Version {
  id: string;
  bill: string;
  date: string;
  stage: number;
  text: ComparableText;
}

/** Neighboring versions of every bill below the folder, and first against last version of the longest one, H.R. 1. */
export interface RealPairs {
  families: TextPair[];
  hr1: TextPair[];
  /** One text per bill, the one with the most sections. */
  bills: ComparableText[];
}

/** @param folder The data folder, or any folder of federal bill texts. */
export async function readRealPairs(folder: string): Promise<RealPairs> {
  const texts = path.join(folder, 'govinfo-bills');
  const byBill = new Map<string, Map<string, Version>>();
  for await (const parsed of billText.parse(openInputs([existsSync(texts) ? texts : folder]))) {
    if (!parsed.ok || parsed.record.kind !== 'bill-text') continue;
    const { fusionId: bill, fnDocumentId: id, versionCode, date, sections, language } = parsed.record;
    const versions = byBill.get(bill) ?? new Map<string, Version>();
    const stage = STAGES.includes(versionCode) ? STAGES.indexOf(versionCode) : STAGES.length;
    const text = toComparableText(sections, language === 'fr' ? 'fr' : 'en');
    byBill.set(bill, versions.set(id, { id, bill, date: date ?? '9999', stage, text }));
  }
  const lists = [...byBill.values()].map((versions) =>
    [...versions.values()].sort((a, b) => a.date.localeCompare(b.date) || a.stage - b.stage),
  );
  const longest = lists.filter((list) => list.length > 1).sort((a, b) => getCharacters(b) - getCharacters(a))[0] ?? [];
  const [first, last] = [longest[0], longest.at(-1)];
  return {
    families: lists.filter((list) => list !== longest).flatMap(neighbors),
    hr1: first === undefined || last === undefined ? [] : [getPair(first, last)],
    bills: lists.flatMap((list) => list.toSorted((a, b) => b.text.units.length - a.text.units.length)[0]?.text ?? []),
  };
}

function neighbors(list: readonly Version[]): TextPair[] {
  return list.flatMap((right, at) => {
    const left = list[at - 1];
    return left === undefined ? [] : [getPair(left, right)];
  });
}

function getPair(left: Version, right: Version): TextPair {
  return { name: `${left.id} → ${right.id}`, left: left.text, right: right.text };
}

function getCharacters(list: readonly Version[]): number {
  const paragraphs = list.flatMap(({ text }) => text.units.flatMap((unit) => unit.paragraphs));
  return paragraphs.reduce((sum, paragraph) => sum + paragraph.text.length, 0);
}
