import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ForecastModel, fromWeightsFile, type WeightsFile } from '@rotunda/forecast';

/** Folder of the committed weights, from the root of the repository. */
const FOLDER = 'packages/forecast/weights';

export function getWeightsPath(root: string, isoCode: string): string {
  return `${root}/${FOLDER}/${isoCode}.json`;
}

/** Returns the committed model of a legislature; undefined if there is none. */
export function readWeights(root: string, isoCode: string): ForecastModel | undefined {
  const file = getWeightsPath(root, isoCode);
  if (!existsSync(file)) return undefined;
  // Written by `train`, and refused by fromWeightsFile when of another version.
  const weights = JSON.parse(readFileSync(file, 'utf8')) as WeightsFile;
  return fromWeightsFile(weights);
}

/** Root of the repository, for a file two folders below it. */
export function getRoot(url: string): string {
  return fileURLToPath(new URL('../..', url)).replace(/\/$/, '');
}
