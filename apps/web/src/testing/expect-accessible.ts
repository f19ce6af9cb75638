import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Fails with the violations that axe finds. The end-to-end suite checks page-level rules (landmarks, page heading), and
 * color contrast needs a browser that paints.
 */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: {
      region: { enabled: false },
      'color-contrast': { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  expect(
    violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
}
