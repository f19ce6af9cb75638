import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { PassageText } from './passage-text.tsx';

describe('PassageText', () => {
  it('labels a struck passage and marks its words', () => {
    renderUi(<PassageText text="each gauge is read" marks={[[5, 10]]} isStruck />);
    expect(screen.getByText('Struck text')).toBeInTheDocument();
    const struck = screen.getByRole('deletion');
    expect(struck).toHaveTextContent('each gauge is read');
    expect(struck.querySelector('mark')).toHaveTextContent('gauge');
  });

  it('shows any other passage as it is', () => {
    renderUi(<PassageText text="each gauge is read" marks={[[5, 10]]} />);
    expect(screen.queryByText('Struck text')).not.toBeInTheDocument();
    expect(screen.queryByRole('deletion')).not.toBeInTheDocument();
  });
});
