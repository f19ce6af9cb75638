import type { Matrix } from './matrix.ts';
import { logit, sigmoid } from './portable-math.ts';

/**
 * A tree by its inner nodes: node `n` asks whether feature `feature[n]` is at most `limit[n]`, and goes to `yes[n]` or
 * `no[n]`. A negative number is the leaf at `-number - 1`.
 */
export interface Tree {
  feature: number[];
  limit: number[];
  yes: number[];
  no: number[];
  leaf: number[];
}

export interface TreesModel {
  bias: number;
  trees: Tree[];
}

export interface TreesSettings {
  trees: number;
  leaves: number;
  rate: number;
  /** Fewest rows in a leaf. */
  smallest: number;
  /** Penalty on the squared values of leaves. */
  ridge: number;
}

const BINS = 40;
const LEAST_GAIN = 1e-3;
const LIMIT_DIGITS = 6;
const LEAF_DIGITS = 5;

/** Fits gradient-boosted trees for log odds on histograms of the features, leaf by leaf where the gain is largest. */
export function fitTrees(matrix: Matrix, outcomes: Uint8Array, settings: TreesSettings): TreesModel {
  const { rows } = matrix;
  const positives = outcomes.reduce((sum, outcome) => sum + outcome, 0);
  const bias = Number(logit((positives + 0.5) / (rows + 1)).toPrecision(8));
  const binned = binFeatures(matrix);
  const scores = new Float64Array(rows).fill(bias);
  const slopes = new Float64Array(rows);
  const curves = new Float64Array(rows);
  const trees: Tree[] = [];
  for (let at = 0; at < settings.trees; at += 1) {
    for (let row = 0; row < rows; row += 1) {
      const probability = sigmoid(scores[row] ?? 0);
      slopes[row] = probability - (outcomes[row] ?? 0);
      curves[row] = Math.max(1e-6, probability * (1 - probability));
    }
    const { tree, leafOfRow } = growTree(binned, slopes, curves, settings);
    for (let row = 0; row < rows; row += 1) scores[row] = (scores[row] ?? 0) + (tree.leaf[leafOfRow[row] ?? 0] ?? 0);
    trees.push(tree);
  }
  return { bias, trees };
}

/** Returns the log odds of a row. */
export function scoreTrees({ bias, trees }: TreesModel, row: ArrayLike<number>): number {
  let score = bias;
  for (const { feature, limit, yes, no, leaf } of trees) {
    let node = feature.length === 0 ? -1 : 0;
    while (node >= 0) node = ((row[feature[node] ?? 0] ?? 0) <= (limit[node] ?? 0) ? yes[node] : no[node]) ?? -1;
    score += leaf[-node - 1] ?? 0;
  }
  return score;
}

interface Binned {
  rows: number;
  columns: number;
  /** Bins column after column. */
  bins: Uint8Array;
  /** Upper limits of the bins of each column, but for the last bin. */
  limits: number[][];
}

function binFeatures({ rows, columns, values }: Matrix): Binned {
  const bins = new Uint8Array(rows * columns);
  const limits: number[][] = [];
  const column = new Float64Array(rows);
  for (let at = 0; at < columns; at += 1) {
    for (let row = 0; row < rows; row += 1) column[row] = values[row * columns + at] ?? 0;
    const own = getLimits(column);
    limits.push(own);
    for (let row = 0; row < rows; row += 1) bins[at * rows + row] = findBin(own, column[row] ?? 0);
  }
  return { rows, columns, bins, limits };
}

/** Returns limits that divide the values into bins of about equal mass, rounded to what is stored. */
function getLimits(column: Float64Array): number[] {
  const sorted = Float64Array.from(column).sort();
  const limits: number[] = [];
  for (let bin = 1; bin < BINS; bin += 1) {
    const at = Math.floor((bin * sorted.length) / BINS);
    const below = sorted[Math.max(0, at - 1)] ?? 0;
    const next = sorted.subarray(at).find((value) => value > below);
    if (next === undefined) continue;
    const limit = Number(((below + next) / 2).toPrecision(LIMIT_DIGITS));
    if (limits.length === 0 || limit > (limits.at(-1) ?? 0)) limits.push(limit);
  }
  return limits;
}

function findBin(limits: readonly number[], value: number): number {
  let low = 0;
  let high = limits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (limits[middle] ?? Infinity)) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Split {
  gain: number;
  feature: number;
  bin: number;
}

/** Sums by feature and bin. */
interface Histogram {
  slopes: Float64Array;
  curves: Float64Array;
  counts: Int32Array;
}

interface Leaf {
  rows: Int32Array;
  slope: number;
  curve: number;
  histogram: Histogram;
  split: Split | undefined;
  /** Where the leaf hangs: an inner node and its side. */
  parent: number;
  side: 'yes' | 'no';
}

function growTree(
  binned: Binned,
  slopes: Float64Array,
  curves: Float64Array,
  settings: TreesSettings,
): { tree: Tree; leafOfRow: Int32Array } {
  const tree: Tree = { feature: [], limit: [], yes: [], no: [], leaf: [] };
  const createLeaf = (rows: Int32Array, histogram: Histogram, parent: number, side: 'yes' | 'no'): Leaf => {
    let slope = 0;
    let curve = 0;
    for (const row of rows) {
      slope += slopes[row] ?? 0;
      curve += curves[row] ?? 0;
    }
    const split = findSplit(binned, rows.length, histogram, { slope, curve }, settings);
    return { rows, slope, curve, histogram, split, parent, side };
  };
  const all = Int32Array.from({ length: binned.rows }, (_, row) => row);
  const leaves = [createLeaf(all, sumUp(binned, all, slopes, curves), -1, 'yes')];
  while (leaves.length < settings.leaves) {
    const best = findBest(leaves);
    if (best?.split === undefined) break;
    const node = addNode(tree, best, binned);
    const { yes, no } = divide(best.rows, binned, best.split);
    const isYesSmaller = yes.length <= no.length;
    const smaller = sumUp(binned, isYesSmaller ? yes : no, slopes, curves);
    const larger = subtract(best.histogram, smaller);
    leaves.splice(
      leaves.indexOf(best),
      1,
      createLeaf(yes, isYesSmaller ? smaller : larger, node, 'yes'),
      createLeaf(no, isYesSmaller ? larger : smaller, node, 'no'),
    );
  }
  const leafOfRow = new Int32Array(binned.rows);
  for (const [at, { rows, slope, curve, parent, side }] of leaves.entries()) {
    const value = (-settings.rate * slope) / (curve + settings.ridge);
    tree.leaf.push(Number(value.toFixed(LEAF_DIGITS)));
    if (parent >= 0) tree[side][parent] = -at - 1;
    for (const row of rows) leafOfRow[row] = at;
  }
  return { tree, leafOfRow };
}

function findBest(leaves: readonly Leaf[]): Leaf | undefined {
  let best: Leaf | undefined;
  for (const leaf of leaves) if ((leaf.split?.gain ?? 0) > (best?.split?.gain ?? 0)) best = leaf;
  return best;
}

function addNode(tree: Tree, { split, parent, side }: Leaf, { limits }: Binned): number {
  const node = tree.feature.length;
  tree.feature.push(split?.feature ?? 0);
  tree.limit.push(limits[split?.feature ?? 0]?.[split?.bin ?? 0] ?? 0);
  tree.yes.push(-1);
  tree.no.push(-1);
  if (parent >= 0) tree[side][parent] = node;
  return node;
}

function divide(rows: Int32Array, { bins, rows: allRows }: Binned, { feature, bin }: Split) {
  const offset = feature * allRows;
  const yes = rows.filter((row) => (bins[offset + row] ?? 0) <= bin);
  const no = rows.filter((row) => (bins[offset + row] ?? 0) > bin);
  return { yes, no };
}

function sumUp(binned: Binned, rows: Int32Array, slopes: Float64Array, curves: Float64Array): Histogram {
  const { columns, bins, limits, rows: allRows } = binned;
  const histogram = createHistogram(columns);
  for (let feature = 0; feature < columns; feature += 1) {
    if ((limits[feature]?.length ?? 0) === 0) continue;
    const offset = feature * allRows;
    const first = feature * BINS;
    for (const row of rows) {
      const bin = first + (bins[offset + row] ?? 0);
      histogram.slopes[bin] = (histogram.slopes[bin] ?? 0) + (slopes[row] ?? 0);
      histogram.curves[bin] = (histogram.curves[bin] ?? 0) + (curves[row] ?? 0);
      histogram.counts[bin] = (histogram.counts[bin] ?? 0) + 1;
    }
  }
  return histogram;
}

function createHistogram(columns: number): Histogram {
  const size = columns * BINS;
  return { slopes: new Float64Array(size), curves: new Float64Array(size), counts: new Int32Array(size) };
}

/** What is left of a leaf's sums without one of its parts, so that only the smaller part is added up. */
function subtract(whole: Histogram, part: Histogram): Histogram {
  return {
    slopes: whole.slopes.map((sum, bin) => sum - (part.slopes[bin] ?? 0)),
    curves: whole.curves.map((sum, bin) => sum - (part.curves[bin] ?? 0)),
    counts: whole.counts.map((count, bin) => count - (part.counts[bin] ?? 0)),
  };
}

function findSplit(
  { columns, limits }: Binned,
  rows: number,
  histogram: Histogram,
  { slope, curve }: { slope: number; curve: number },
  { smallest, ridge }: TreesSettings,
): Split | undefined {
  if (rows < 2 * smallest) return undefined;
  const parent = (slope * slope) / (curve + ridge);
  let best: Split | undefined;
  for (let feature = 0; feature < columns; feature += 1) {
    const last = limits[feature]?.length ?? 0;
    let leftSlope = 0;
    let leftCurve = 0;
    let count = 0;
    for (let bin = 0; bin < last; bin += 1) {
      const at = feature * BINS + bin;
      leftSlope += histogram.slopes[at] ?? 0;
      leftCurve += histogram.curves[at] ?? 0;
      count += histogram.counts[at] ?? 0;
      if (count < smallest || rows - count < smallest) continue;
      const rightSlope = slope - leftSlope;
      const gain =
        (leftSlope * leftSlope) / (leftCurve + ridge) +
        (rightSlope * rightSlope) / (curve - leftCurve + ridge) -
        parent;
      if (gain > (best?.gain ?? LEAST_GAIN)) best = { gain, feature, bin };
    }
  }
  return best;
}
