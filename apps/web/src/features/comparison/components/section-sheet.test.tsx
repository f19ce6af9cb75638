import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildComparedSection, buildComparison } from '../../../testing/comparison-builder.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { SectionSheet } from './section-sheet.tsx';

it('SectionSheet can be closed with its Close button', async () => {
  const comparison = buildComparison([buildComparedSection('lots')]);
  const { user } = renderUi(
    <SectionSheet comparison={comparison} current={null} onGo={() => {}} onGoToChange={() => {}} />,
  );
  await user.click(screen.getByRole('button', { name: 'Sections' }));
  expect(await screen.findByRole('dialog', { name: 'Changes' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
