import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { OptionsMenu } from './options-menu.tsx';

function Chosen() {
  const [chosen, setChosen] = useState('nothing');
  const option = (label: string) => ({ label, onChoose: () => setChosen(label) });
  return (
    <>
      <OptionsMenu
        label="Options for Map"
        groups={[
          [{ ...option('Move up'), isDisabled: true }, option('Move down')],
          [{ ...option('Wide'), isChecked: true }],
        ]}
      />
      <p role="status">{chosen}</p>
    </>
  );
}

it('OptionsMenu works by keyboard and returns focus to its button when it closes', async () => {
  const { user } = renderUi(<Chosen />);
  const button = screen.getByRole('button', { name: 'Options for Map' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Options for Map' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitemradio', { name: 'Wide', checked: true })).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Move down');
  await expect.poll(() => screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
