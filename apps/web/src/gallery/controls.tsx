import Button from '@mui/material/Button';
import { useState } from 'react';
import { FindField } from '../shared/ui/find-field.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { IconButton } from '../shared/ui/icon-button.tsx';
import { KeyHint } from '../shared/ui/key-hint.tsx';
import { MultiPicker } from '../shared/ui/multi-picker.tsx';
import { OptionsMenu } from '../shared/ui/options-menu.tsx';
import { PaginationFooter } from '../shared/ui/pagination-footer.tsx';
import { SegmentedControl } from '../shared/ui/segmented-control.tsx';
import { Row } from '../shared/ui/stack.tsx';
import { StepHint } from '../shared/ui/step-hint.tsx';
import type { Piece } from './piece.ts';

const PEOPLE = ['Nora Castellane', 'Greta Fernholt', 'Dario Alderwick', 'Nils Oakmere'].map((name) => ({
  _id: name,
  name,
}));

function Picker({ error }: { error?: string }) {
  const [value, setValue] = useState<string[]>(PEOPLE.slice(0, 3).map(({ _id }) => _id));
  return <MultiPicker label="People" options={PEOPLE} value={value} onChange={setValue} limit={2} error={error} />;
}

function Segments() {
  const [value, setValue] = useState<'all' | 'unread'>('all');
  const segments = [
    { value: 'all', label: 'All', count: 1487 },
    { value: 'unread', label: 'Unread', count: 95 },
  ] as const;
  return <SegmentedControl label="Shown" segments={segments} value={value} onChange={setValue} />;
}

function Find() {
  const [value, setValue] = useState('');
  return <FindField label="Find a permit" value={value} onChange={setValue} />;
}

const OPTIONS = [
  [
    { label: 'Edit', icon: 'edit', onChoose: () => {} },
    { label: 'Not now', isDisabled: true, onChoose: () => {} },
  ],
  [{ label: 'Delete', icon: 'trash', isDangerous: true, onChoose: () => {} }],
] as const;

export const CONTROLS: readonly Piece[] = [
  {
    name: 'Button',
    states: {
      'Primary, plain, text, danger, small, disabled': () => (
        <Row isWrapped>
          <Button variant="contained" startIcon={<Icon name="plus" />}>
            Add permit
          </Button>
          <Button>Cancel</Button>
          <Button variant="text">Reset</Button>
          <Button color="error">Delete</Button>
          <Button size="small">Small</Button>
          <Button disabled>Saving…</Button>
        </Row>
      ),
    },
  },
  {
    name: 'IconButton',
    states: {
      'Plain, with a shortcut, pressed, disabled, small': () => (
        <Row isWrapped>
          <IconButton icon="edit" label="Edit" />
          <IconButton icon="search" label="Search" keys="/" />
          <IconButton icon="eye" label="Show" isPressed />
          <IconButton icon="trash" label="Delete" disabled />
          <IconButton icon="more" label="More" size="small" />
        </Row>
      ),
    },
  },
  { name: 'OptionsMenu', states: { Closed: () => <OptionsMenu label="Options for a permit" groups={OPTIONS} /> } },
  {
    name: 'FindField',
    states: {
      Empty: () => <Find />,
      'Something is wrong with it': () => (
        <FindField label="Find a permit" value="tax w/" onChange={() => {}} faultId="fault" />
      ),
    },
  },
  {
    name: 'MultiPicker',
    states: {
      'Three of four, two shown': () => <Picker />,
      Refused: () => <Picker error="Choose at most 2 people." />,
    },
  },
  { name: 'SegmentedControl', states: { 'With counts': () => <Segments /> } },
  {
    name: 'PaginationFooter',
    states: {
      'In the middle, with page sizes': () => (
        <PaginationFooter
          label="Permits"
          offset={25}
          limit={25}
          total={1487}
          onOffsetChange={() => {}}
          pageSizes={[10, 25, 50]}
          onLimitChange={() => {}}
        />
      ),
      'At the limit of the count': () => (
        <PaginationFooter label="Permits" offset={0} limit={25} total={10000} atTotalLimit onOffsetChange={() => {}} />
      ),
    },
  },
  {
    name: 'KeyHint',
    states: {
      'One key, two keys': () => (
        <Row>
          <KeyHint keys="j" />
          <KeyHint keys="mod+k" />
        </Row>
      ),
    },
  },
  {
    name: 'StepHint',
    states: { 'Under a list': () => <StepHint /> },
  },
];
