import { styled } from '@mui/material/styles';
import type { CqOfBill } from '@rotunda/contract';
import { CQ_SECTIONS } from '@rotunda/contract/values';
import type { CqCategory } from '@rotunda/domain';
import type { ReactNode } from 'react';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import type { CqBill } from '../api/use-category-hits.ts';
import { cqTexts } from '../model/cq-texts.ts';
import { CategoryList } from './category-list.tsx';

const Part = styled('div')({
  '& + &': { marginTop: 16 },
  '& h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600, margin: '0 0 4px' },
});

export interface CqSectionsOptions {
  /** Number of publications per category shown before `Fetch N More`. */
  initial: number;
  /** Renders the floor votes as votes look everywhere; called only if there are any. */
  renderFloorVotes: (votes: CqOfBill['floorVotes']) => ReactNode;
}

/** Returns the five sections of the second tab set (LEG-04), in order, each with its count. */
export function cqSections(
  bill: CqBill,
  cq: CqOfBill,
  { initial, renderFloorVotes }: CqSectionsOptions,
): SectionSpec[] {
  const buildList = (category: CqCategory) => (
    <CategoryList bill={bill} category={category} first={cq.publications[category]} initial={initial} />
  );
  return CQ_SECTIONS.map(({ id, label, categories }) => {
    const count = categories.reduce((sum, category) => sum + cq.publications[category].total, 0);
    const section = { anchor: `cq-${id}`, title: label };
    if (id === 'amendments') return { ...section, count, content: amendments(cq, count, buildList) };
    if (id !== 'votes') return { ...section, count, content: buildList(categories[0]) };
    const { floorVotes } = cq;
    return {
      ...section,
      count: count + floorVotes.length,
      content:
        floorVotes.length === 0 ? (
          buildList('votes')
        ) : (
          <>
            <Part>
              <h3>{cqTexts.floorVotes}</h3>
              {renderFloorVotes(floorVotes)}
            </Part>
            {count === 0 ? null : (
              <Part>
                <h3>{cqTexts.publications}</h3>
                {buildList('votes')}
              </Part>
            )}
          </>
        ),
    };
  });
}

/** Lists floor and committee amendments separately, leaving out a kind that has none. */
function amendments(cq: CqOfBill, count: number, buildList: (category: CqCategory) => ReactNode): ReactNode {
  if (count === 0) return <p>{cqTexts.noAmendments}</p>;
  const parts = [
    { category: 'floor_amendments', title: cqTexts.floor },
    { category: 'committee_amendments', title: cqTexts.committee },
  ] as const;
  return parts
    .filter(({ category }) => cq.publications[category].total > 0)
    .map(({ category, title }) => (
      <Part key={category}>
        <h3>{title}</h3>
        {buildList(category)}
      </Part>
    ));
}
