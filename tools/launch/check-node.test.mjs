import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findNodeProblem } from './check-node.mjs';

const packageFile = new URL('../../package.json', import.meta.url);
const { engines } = JSON.parse(readFileSync(packageFile, 'utf8'));

describe('findNodeProblem', () => {
  it.each(['20.20.0', '20.99.1', '22.12.0', '22.23.3', '24.0.0', '24.21.0', '25.1.0', '26.10.0'])(
    'accepts Node.js %s',
    (version) => {
      expect(findNodeProblem(version, engines.node)).toBeUndefined();
    },
  );

  it.each(['18.20.8', '20.19.9', '21.7.3', '22.11.0', '23.11.1', '27.0.0', '27.0.0-nightly'])(
    'rejects Node.js %s',
    (version) => {
      expect(findNodeProblem(version, engines.node)).toContain(`this is ${version}.`);
    },
  );

  it('describes the supported versions', () => {
    expect(findNodeProblem('19.0.0', '^20.20.0 || ^22.12.0 || >=24.0.0 <27')).toMatch(
      'Rotunda needs Node.js 20.20 or a newer 20.x, 22.12 or a newer 22.x, 24 or a newer 24.x to 26.x; this is 19.0.0.',
    );
  });
});
