import { StyleSheet } from '@emotion/sheet';

/**
 * What decides in a test whether a person could see, reach or click an element. jsdom works out the whole style of
 * an element for each question about its role or name, and with every border and colour of the design system in
 * the page that takes more time than all else a test does. It lays nothing out, so these say all it can know.
 */
const TELLING = /(?<![\w-])(?:display|visibility|pointer-events|content):[^;}]+/g;

/** A rule without a condition: jsdom knows no width of the window to hold one against. */
const PLAIN_RULE = /^([^@{}][^{}]*)\{([^{}]*)\}$/;

const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function insertTelling(rule: string): void {
  const [, selector = '', declarations = ''] = PLAIN_RULE.exec(rule) ?? [];
  const telling = declarations.match(TELLING);
  if (telling !== null) insert.call(this, `${selector}{${telling.join(';')};}`);
};
