import { useEffect, useState } from 'react';
import type { DocumentType } from '@rotunda/domain';
import { passageId, WhyMatched } from '../components/why-matched.tsx';
import { documentTexts } from '../document-texts.ts';
import { useDisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import { useMatch, type MatchedBy } from './use-match.ts';

/** Returns the section "Why this Matched?" and the match bar's position in it. Without a search nothing is shown. */
export function useWhyMatched(
  document: { documentType: DocumentType; fusionId: string },
  matchedBy: MatchedBy | null,
): { sections: SectionSpec[]; total: number; current: number | null; goTo: (index: number) => void } {
  // A match belongs to a user's search, so it is not shown without a signed-in user (ALR-10).
  const shownFor = useDisplayForAuthUser() ? matchedBy : null;
  const match = useMatch(document.fusionId, shownFor);
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    if (current !== null) window.document.getElementById(passageId(current))?.scrollIntoView({ block: 'center' });
  }, [current]);
  const section: SectionSpec = {
    anchor: 'why-this-matched',
    title: documentTexts.whyMatched,
    isFixed: true,
    content: (
      <WhyMatched document={document} match={match.isError ? 'failed' : (match.data ?? null)} current={current} />
    ),
  };
  return {
    sections: shownFor === null ? [] : [section],
    total: match.data?.passages.length ?? 0,
    current,
    goTo: setCurrent,
  };
}
