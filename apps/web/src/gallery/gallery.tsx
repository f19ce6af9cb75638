import { styled } from '@mui/material/styles';
import { Component, type FunctionComponent, type ReactNode } from 'react';
import { ErrorState } from '../shared/ui/error-state.tsx';
import { PageColumn } from '../shared/ui/page-column.tsx';
import { Row, Stack } from '../shared/ui/stack.tsx';
import { Toolbar } from '../shared/ui/toolbar.tsx';
import { CARDS_OF_DOCUMENTS } from './cards.tsx';
import { CONTROLS } from './controls.tsx';
import { FILTERS } from './filters.tsx';
import { LAYERS } from './layers.tsx';
import { LISTS } from './lists.tsx';
import { MARKS } from './marks.tsx';
import { PAGES } from './pages.tsx';
import type { Piece } from './piece.ts';
import { STATES } from './states.tsx';
import { TEXTS } from './texts.tsx';

const GROUPS: Readonly<Record<string, readonly Piece[]>> = {
  pages: PAGES,
  lists: LISTS,
  cards: CARDS_OF_DOCUMENTS,
  states: STATES,
  controls: CONTROLS,
  filters: FILTERS,
  layers: LAYERS,
  marks: MARKS,
  texts: TEXTS,
};

const Frame = styled('iframe')(({ theme }) => ({
  width: '100%',
  height: 900,
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
}));

const State = styled('figure')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  '& > figcaption': { fontSize: 12, lineHeight: '16px', color: theme.vars.palette.token.ink3 },
}));

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  border: `1px dashed ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  padding: 12,
}));

const Heading = styled('h2')({ fontSize: 16, lineHeight: '24px', fontWeight: 600 });

/**
 * Each group is shown side by side in both color schemes and both sizes. A frame takes its color scheme from its parent
 * element.
 */
const FRAMES = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: '100%' },
  { colorScheme: 'dark', width: '100%' },
] as const;

/** Component gallery for contributors: `npm run dev`, then `/__kit`. It is not part of the product. */
export function Gallery({ group }: { group: string | null }) {
  const pieces = group === null ? undefined : GROUPS[group];
  if (pieces) return <Group pieces={pieces} />;
  const shown = new URLSearchParams(location.search).get('show') ?? 'lists';
  return (
    <PageColumn sx={{ maxWidth: 'none' }}>
      <Toolbar
        title="Kit"
        filters={Object.keys(GROUPS).map((name) => (
          <a key={name} href={`?show=${name}`} {...(name === shown ? { 'aria-current': 'page' } : {})}>
            {name}
          </a>
        ))}
      />
      <Row gap={16} isWrapped align="start">
        {FRAMES.map((style) => (
          <Frame
            key={`${style.colorScheme} ${style.width}`}
            title={`${shown}, ${style.colorScheme}, ${style.width === 390 ? 'telephone' : 'wide'}`}
            src={`?group=${shown}`}
            style={style}
          />
        ))}
      </Row>
    </PageColumn>
  );
}

function Group({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <PageColumn>
      {pieces.map(({ name, states }) => (
        <Stack key={name} id={name}>
          <Heading>{name}</Heading>
          {Object.entries(states).map(([state, render]) => (
            <State key={state}>
              <figcaption>{state}</figcaption>
              <Stage>
                <Boundary>
                  <Shown render={render} />
                </Boundary>
              </Stage>
            </State>
          ))}
        </Stack>
      ))}
    </PageColumn>
  );
}

/** A separate component, so that a state can use hooks. */
const Shown: FunctionComponent<{ render: () => ReactNode }> = ({ render }) => render();

/** Contains the failure of one piece, so that the others stay visible. */
class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    return this.state.error === null ? this.props.children : <ErrorState error={this.state.error} />;
  }
}
