import Button from '@mui/material/Button';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { FindField } from './find-field.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { SectionCard } from './section-card.tsx';
import { Toolbar } from './toolbar.tsx';

describe('Toolbar', () => {
  it('has a heading with a count, then search, filters and actions in tab order', async () => {
    const { user, container } = renderUi(
      <Toolbar
        title="Projects"
        count={1487}
        find={<FindField label="Find a project" value="" onChange={() => {}} />}
        filters={<Button>Filters</Button>}
        actions={<Button>Add project</Button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Projects$/);
    expect(screen.getByText('1,487')).toBeInTheDocument();
    for (const name of ['Find a project', 'Filters', 'Add project']) {
      await user.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    await expectAccessible(container);
  });

  it('omits the heading within a page and the count until it is known', () => {
    const { rerender } = renderUi(<Toolbar title={null} count={3} actions={<Button>Add</Button>} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText('3')).toBeNull();
    rerender(<Toolbar title="Tags" count={undefined} />);
    expect(screen.getByRole('heading').parentElement).toHaveTextContent(/^Tags$/);
  });
});

describe('NoticeBar', () => {
  it('announces its text because its live region is already present', () => {
    const { rerender } = renderUi(
      <NoticeBar tone="warning" icon="refresh">
        {null}
      </NoticeBar>,
    );
    const place = screen.getByRole('status');
    expect(place).toBeEmptyDOMElement();
    rerender(
      <NoticeBar tone="warning" icon="refresh" action={<Button>Stop</Button>}>
        Reconnecting…
      </NoticeBar>,
    );
    expect(screen.getByRole('status')).toBe(place);
    expect(place).toHaveTextContent('Reconnecting…');
    expect(within(place).getByRole('button', { name: 'Stop' })).toBeInTheDocument();
  });
});

describe('SectionCard', () => {
  it('is a region named by its heading', () => {
    renderUi(
      <SectionCard title="Password" action={<Button>Change</Button>}>
        Changed in March.
      </SectionCard>,
    );
    const card = screen.getByRole('region', { name: 'Password' });
    expect(card).toHaveTextContent('Changed in March.');
    expect(within(card).getByRole('button', { name: 'Change' })).toBeInTheDocument();
  });
});
