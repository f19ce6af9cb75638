import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { ACTION_TYPE_LABELS, ACTION_TYPES, LIMITS, type ActionFilters } from '@rotunda/contract';
import { useState } from 'react';
import { LinkedEntityPicker } from '../../../shared/linked-entities/linked-entity-picker.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { MEASURES } from '../../../shared/theme/measures.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { MultiPicker } from '../../../shared/ui/multi-picker.tsx';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { withoutEmpty } from '../model/filter-chips.ts';
import { endOfDay, startOfDay, toFieldDay } from '../../../shared/format/local-time.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  '& header, & footer': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '12px 20px',
    backgroundColor: theme.vars.palette.token.surface,
  },
  '& header': { justifyContent: 'space-between', '& h2': { fontSize: 15, lineHeight: '28px', fontWeight: 600 } },
  '& footer': { justifyContent: 'flex-end', borderTop: `1px solid ${theme.vars.palette.token.border}` },
  '& .fields': {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    padding: '4px 20px 20px',
    display: 'grid',
    gap: 16,
    alignContent: 'start',
  },
  '& .fields > *': { minWidth: 0 },
  '& h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600, marginTop: 4 },
  '& .days': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 },
}));

export interface ActionsFilterDrawerProps {
  filters: ActionFilters;
  /** A list limited to a project offers no projects. */
  scope: string | null;
  onApply: (filters: ActionFilters) => void;
  onClose: () => void;
}

/** Search and every filter of actions, in a drawer of 400 px (S1 §2). Nothing changes until it is applied. */
export function ActionsFilterDrawer({ filters, scope, onApply, onClose }: ActionsFilterDrawerProps) {
  const [pending, setPending] = useState(filters);
  const change = (changes: ActionFilters) => setPending({ ...pending, ...changes });
  const label = texts.actions.filters;
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          sx: { width: MEASURES.drawer, maxWidth: '100%' },
        },
      }}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onApply(withoutEmpty(pending));
        }}
      >
        <header>
          <h2>{label}</h2>
          <IconButton icon="close" label={texts.actions.close} onClick={onClose} />
        </header>
        <div className="fields">
          <TextField
            fullWidth
            autoFocus
            type="search"
            label="Search"
            placeholder="Words of name or summary"
            value={pending.textSearch ?? ''}
            onChange={(event) => change({ textSearch: event.target.value })}
            slotProps={{ htmlInput: { maxLength: LIMITS.searchText } }}
          />
          <h3>{label}</h3>
          <Lists pending={pending} change={change} scope={scope} />
          <Days pending={pending} change={change} />
        </div>
        <footer>
          <Button variant="text" sx={{ mr: 'auto' }} onClick={() => setPending({})}>
            {texts.actions.reset}
          </Button>
          <Button onClick={onClose}>{texts.actions.cancel}</Button>
          <Button type="submit" variant="contained">
            {texts.actions.apply}
          </Button>
        </footer>
      </Form>
    </Drawer>
  );
}

interface PartProps {
  pending: ActionFilters;
  change: (changes: ActionFilters) => void;
}

const TYPES = ACTION_TYPES.map((type) => ({ _id: type, name: ACTION_TYPE_LABELS[type] }));

function Lists({ pending, change, scope }: PartProps & { scope: string | null }) {
  const directory = useDirectory();
  const words = actionTexts.fields;
  return (
    <>
      <MultiPicker
        label={words.type}
        options={TYPES}
        value={pending.actionTypes ?? []}
        onChange={(ids) => change({ actionTypes: ACTION_TYPES.filter((type) => ids.includes(type)) })}
      />
      <MultiPicker
        label={words.attendees}
        options={directory.people}
        value={pending.attendees ?? []}
        onChange={(attendees) => change({ attendees })}
      />
      <MultiPicker
        label={words.creators}
        options={directory.people}
        value={pending.creators ?? []}
        onChange={(creators) => change({ creators })}
      />
      {scope === null ? (
        <MultiPicker
          label={words.projects}
          options={directory.projects}
          value={pending.projects ?? []}
          onChange={(projects) => change({ projects })}
        />
      ) : null}
      <MultiPicker
        label={words.tags}
        options={directory.tags}
        value={pending.tags ?? []}
        onChange={(tags) => change({ tags })}
      />
      <LinkedEntityPicker
        label={words.linkedEntities}
        value={pending.linkedEntities ?? []}
        onChange={(linkedEntities) => change({ linkedEntities })}
      />
    </>
  );
}

function Days({ pending, change }: PartProps) {
  const words = actionTexts.fields;
  return (
    <div className="days">
      <TextField
        type="date"
        label={words.from}
        value={toFieldDay(pending.startTime?.startTs)}
        onChange={(event) => {
          const startTs = startOfDay(event.target.value);
          change({ startTime: startTs === null ? undefined : { startTs } });
        }}
      />
      <TextField
        type="date"
        label={words.to}
        value={toFieldDay(pending.endTime?.endTs)}
        onChange={(event) => {
          const endTs = endOfDay(event.target.value);
          change({ endTime: endTs === null ? undefined : { endTs } });
        }}
      />
    </div>
  );
}
