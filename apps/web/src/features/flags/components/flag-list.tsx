import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import type { FlagName, FlagValues } from '@rotunda/contract';
import { FLAGS } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { useChangeFlags } from '../api/use-change-flags.ts';
import { NumberFlag } from './number-flag.tsx';

const FLAG_NAMES = Object.keys(FLAGS).filter((name): name is FlagName => Object.hasOwn(FLAGS, name));

const formatFlag = (value: boolean | number) => {
  if (typeof value === 'number') return formatNumber(value);
  return value ? 'On' : 'Off';
};

/**
 * List of every feature flag with its default, as a switch or a number. A change takes effect immediately and for
 * everyone (SHL-12).
 */
export function FlagList() {
  const { queries } = useApi();
  const flags = useQuery(queries.flags.get.queryOptions());
  return (
    <DataList
      label="Feature flags"
      hasHeader={false}
      columns={getColumns(flags.data)}
      items={flags.data ? FLAG_NAMES : []}
      getKey={(name) => name}
      query={flags}
      empty={null}
      skeletonRows={12}
    />
  );
}

function getColumns(values: FlagValues | undefined): readonly DataColumn<FlagName>[] {
  return [
    {
      key: 'flag',
      header: 'Flag',
      width: '1fr',
      phone: 'identity',
      tone: 'strong',
      cell: (name) => (
        <>
          {FLAGS[name].label}
          <SecondLine>{name}</SecondLine>
        </>
      ),
    },
    {
      key: 'default',
      header: 'Default',
      width: 160,
      phone: 'line',
      tone: 'faint',
      cell: (name) => `Default: ${formatFlag(FLAGS[name].default)}`,
    },
    {
      key: 'value',
      header: 'Value',
      width: 132,
      phone: 'end',
      cell: (name) => (values ? <FlagValue name={name} value={values[name]} /> : null),
    },
  ];
}

function FlagValue({ name, value }: { name: FlagName; value: boolean | number }) {
  const change = useChangeFlags();
  const { label } = FLAGS[name];
  if (typeof value === 'number') {
    return (
      <NumberFlag
        // The key makes the server's value replace what was typed, also after it refused.
        key={value}
        label={label}
        value={value}
        onChange={(next) => void change({ [name]: next })}
      />
    );
  }
  return (
    <Row justify="end">
      <span aria-hidden="true">{formatFlag(value)}</span>
      <Switch
        checked={value}
        onChange={(_event, isOn) => void change({ [name]: isOn })}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </Row>
  );
}
