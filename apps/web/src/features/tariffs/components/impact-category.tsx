import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import type { Report } from '../api/use-tariff-impact.ts';
import { formatHeading } from '../model/chapter-tree.ts';
import { codeAddress } from '../model/code-address.ts';
import { impactTexts as words } from '../model/impact-texts.ts';
import { tariffsTexts } from '../model/tariffs-texts.ts';
import { CodeLink, CodeText } from './code-text.tsx';
import { ListedRate } from './rate-words.tsx';

type Category = Report['categories'][number];
type Line = Category['lines'][number];

const COLUMNS: readonly DataColumn<Line>[] = [
  {
    key: 'code',
    header: tariffsTexts.code,
    width: 116,
    phone: 'identity',
    tone: 'strong',
    cell: ({ htsno }) => (htsno === null ? '–' : <CodeLink code={htsno} />),
  },
  {
    key: 'description',
    header: tariffsTexts.description,
    width: '3fr',
    phone: 'line',
    cell: ({ description }) => formatHeading(description),
  },
  {
    key: 'general',
    header: tariffsTexts.general,
    width: '1fr',
    phone: 'flow',
    isLabeledOnPhone: true,
    cell: ({ general }) => (general === null ? null : <CodeText text={general} />),
  },
  {
    key: 'special',
    header: tariffsTexts.special,
    width: '1fr',
    phone: 'flow',
    isLabeledOnPhone: true,
    tone: 'quiet',
    cell: ({ special }) => <ListedRate text={special} />,
  },
  {
    key: 'other',
    header: tariffsTexts.other,
    width: '1fr',
    phone: 'flow',
    isLabeledOnPhone: true,
    tone: 'quiet',
    cell: ({ other }) => other,
  },
];

const LOADED = { isPending: false, isError: false, error: null, refetch: () => undefined };

/** Shows a code of the report with its rates and the additional duties that their footnotes name. */
export function ImpactCategory({ category }: { category: Category }) {
  const { code, description, lines, lineCount, additional } = category;
  return (
    <SectionCard
      title={[code, description === null ? null : formatHeading(description)].filter(Boolean).join(' · ')}
      action={<AddressLink href={codeAddress(code)}>{words.allLines}</AddressLink>}
    >
      {description === null ? <p>{words.missing}</p> : null}
      {description !== null && lines.length === 0 ? <p>{words.noLines}</p> : null}
      <Lines label={words.getRates(code)} lines={lines} />
      {lineCount > lines.length ? <SecondLine>{words.shown(lines.length, lineCount)}</SecondLine> : null}
      {additional.length === 0 ? null : (
        <>
          <h3 style={{ fontSize: 13, lineHeight: '20px', fontWeight: 600 }}>{words.additional}</h3>
          <Lines label={`${words.additional}: ${code}`} lines={additional} />
        </>
      )}
    </SectionCard>
  );
}

function Lines({ label, lines }: { label: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <DataList
      label={label}
      align="start"
      columns={COLUMNS}
      items={lines}
      getKey={({ htsno, description }) => htsno ?? description}
      query={LOADED}
      empty={null}
    />
  );
}
