import type { TariffChapterLine } from '@rotunda/contract';
import { Fragment } from 'react';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';

type RatedLine = Pick<TariffChapterLine, 'general' | 'special' | 'other' | 'inherited'>;

/** The general rate of a line, with the line it comes from where it is not its own. */
export function GeneralRate({ line }: { line: RatedLine }) {
  if (line.inherited === null) return <>{line.general}</>;
  return (
    <>
      {line.inherited.general}
      <SecondLine>{words.inheritedShort(line.inherited.htsno)}</SecondLine>
    </>
  );
}

/** A rate with its list of countries, `Free (A,AU,BH)`, which breaks between two of them and never inside one. */
export function ListedRate({ text }: { text: string | null }) {
  if (text === null) return null;
  return text.split(/(?<=,)(?=\S)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** The rates of a line, its own or those it takes. */
export const ratesOf = ({ general, special, other, inherited }: RatedLine) => inherited ?? { general, special, other };
