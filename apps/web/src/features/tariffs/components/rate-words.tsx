import type { TariffChapterLine } from '@rotunda/contract';
import { Fragment } from 'react';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';

type RatedLine = Pick<TariffChapterLine, 'general' | 'special' | 'other' | 'inherited'>;

/** Shows the general rate of a line and, if the rate is inherited, the line it comes from. */
export function GeneralRate({ line }: { line: RatedLine }) {
  if (line.inherited === null) return <>{line.general}</>;
  return (
    <>
      {line.inherited.general}
      <SecondLine>{words.inheritedShort(line.inherited.htsno)}</SecondLine>
    </>
  );
}

/** Shows a rate with its country list, such as `Free (A,AU,BH)`, with line breaks only between countries. */
export function ListedRate({ text }: { text: string | null }) {
  if (text === null) return null;
  return text.split(/(?<=,)(?=\S)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** Returns a line's own or inherited rates. */
export const getRates = ({ general, special, other, inherited }: RatedLine) => inherited ?? { general, special, other };
