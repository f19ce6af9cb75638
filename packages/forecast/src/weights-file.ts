import type { TitleModel } from './title-model.ts';
import { type ForecastModel, MODEL_VERSION } from './forecast-model.ts';
import { FEATURE_NAMES } from './features.ts';

/** Weights as they are committed: a model whose title weights are Base64. */
export type WeightsFile = Omit<ForecastModel, 'tables'> & {
  tables: Omit<ForecastModel['tables'], 'titleFloor' | 'titleLaw'> & {
    titleFloor: TitleFile;
    titleLaw: TitleFile;
  };
};

interface TitleFile {
  bias: number;
  unit: number;
  /** Base64 of one signed byte a bucket. */
  weights: string;
}

/** Converts a model to what is written to its file. */
export function toWeightsFile(model: ForecastModel): WeightsFile {
  const { titleFloor, titleLaw } = model.tables;
  return {
    ...model,
    tables: { ...model.tables, titleFloor: writeTitle(titleFloor), titleLaw: writeTitle(titleLaw) },
  };
}

/**
 * Reads a model from its file.
 * @throws RangeError for weights of another version or other features
 */
export function fromWeightsFile(file: WeightsFile): ForecastModel {
  const isSame =
    file.names.length === FEATURE_NAMES.length && file.names.every((name, at) => name === FEATURE_NAMES[at]);
  if (file.version !== MODEL_VERSION || !isSame)
    throw new RangeError(
      `The weights of ${file.isoCode} are of version ${file.version}; this one is ${MODEL_VERSION}.`,
    );
  const { titleFloor, titleLaw } = file.tables;
  return { ...file, tables: { ...file.tables, titleFloor: readTitle(titleFloor), titleLaw: readTitle(titleLaw) } };
}

function writeTitle({ bias, unit, weights }: TitleModel): TitleFile {
  let bytes = '';
  for (const weight of weights) bytes += String.fromCharCode(weight & 0xff);
  return { bias, unit, weights: btoa(bytes) };
}

function readTitle({ bias, unit, weights }: TitleFile): TitleModel {
  return { bias, unit, weights: Int8Array.from(atob(weights), (byte) => byte.charCodeAt(0)) };
}
