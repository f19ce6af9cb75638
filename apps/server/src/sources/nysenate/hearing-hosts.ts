import type { Chamber, HearingRecord } from '@rotunda/domain';
import { namedCommitteeId } from '../mapping/named-committee.ts';
import { committeeName } from './committee-name.ts';

const CHAMBERS: Readonly<Record<string, Chamber>> = { SENATE: 'upper', ASSEMBLY: 'lower' };
/** `SENATE STANDING COMMITTEE ON LABOR`: of several committees, only the first may have the chamber. */
const COMMITTEE = /(?:\b(SENATE|ASSEMBLY)\s+)?\b(?:STANDING |SELECT |JOINT )*COMMITTEES? (?:ON|FOR)(?: THE)?\s+/g;
/** `SENATE FINANCE AND ASSEMBLY WAYS AND MEANS COMMITTEE`: the hearings on the budget. */
const NAMED_FIRST = /\bSENATE ([A-Z, ]+?) AND ASSEMBLY ([A-Z, ]+?) COMMITTEES?\b/;

export type HearingHosts = Pick<HearingRecord, 'chamber' | 'committees'>;

/** Returns the hosts of a hearing from the capitalized head of its record. */
export function hearingHosts(head: string): HearingHosts {
  const text = head.replace(/\s+/g, ' ').toUpperCase();
  const named = [...new Map(committeesIn(text).map((one) => [one.fusionId, one])).values()];
  const isOfBoth = new Set(named.map(({ chamber }) => chamber)).size > 1;
  // Many committees have the same name in both chambers.
  const committees = named.map(({ chamber, name, fusionId }) => ({
    name: isOfBoth ? `${chamber === 'upper' ? 'Senate' : 'Assembly'} ${name}` : name,
    fusionId,
  }));
  const isOf = (word: string) => new RegExp(`\\b${word}\\b`).test(text);
  const isJoint = isOf('LEGISLATURE') || (isOf('SENATE') && isOf('ASSEMBLY'));
  return {
    ...(committees.length === 0 ? {} : { committees }),
    chamber: isJoint ? 'joint' : isOf('ASSEMBLY') ? 'lower' : 'upper',
  };
}

interface HostCommittee {
  chamber: Chamber;
  name: string;
  fusionId: string;
}

function committeesIn(text: string): HostCommittee[] {
  const [, ofSenate, ofAssembly] = NAMED_FIRST.exec(text) ?? [];
  if (ofSenate !== undefined && ofAssembly !== undefined) {
    return [committee('upper', ofSenate), committee('lower', ofAssembly)];
  }
  const begins = [...text.matchAll(COMMITTEE)];
  let chamber: Chamber = text.includes('ASSEMBLY') && !text.includes('SENATE') ? 'lower' : 'upper';
  return begins.flatMap((begin, place) => {
    chamber = CHAMBERS[begin[1] ?? ''] ?? chamber;
    const from = begin.index + begin[0].length;
    const name = text
      .slice(from, begins[place + 1]?.index)
      // Words between this committee and the next.
      .replace(/(?:[,;]|\bAND|\bTHE|\bNEW YORK STATE|\s)+$/, '');
    return name === '' ? [] : [committee(chamber, name)];
  });
}

function committee(chamber: Chamber, printed: string): HostCommittee {
  const name = committeeName(printed);
  return { chamber, name, fusionId: namedCommitteeId('us-ny', chamber, name) };
}
