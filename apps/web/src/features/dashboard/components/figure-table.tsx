import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { dashboardTexts } from '../model/dashboard-texts.ts';

const Scroll = styled('div')({ maxHeight: 320, overflow: 'auto' });

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th': { textAlign: 'left', fontSize: 12, fontWeight: 500, color: theme.vars.palette.token.ink3, padding: '4px 0' },
  '& td': { padding: '6px 0', borderTop: `1px solid ${theme.vars.palette.token.border}` },
  '& th + th, & td + td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
}));

export interface FigureTableProps {
  label: string;
  nameColumn: string;
  rows: readonly { key: string; name: ReactNode; count: number }[];
  total: number;
}

/** Table with the numbers behind a chart. */
export function FigureTable({ label, nameColumn, rows, total }: FigureTableProps) {
  return (
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{nameColumn}</th>
            <th scope="col">{dashboardTexts.documents}</th>
            <th scope="col">{dashboardTexts.share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, count }) => (
            <tr key={key}>
              <td>{name}</td>
              <td>{formatNumber(count)}</td>
              <td>{Math.round((count / Math.max(1, total)) * 100)}%</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
