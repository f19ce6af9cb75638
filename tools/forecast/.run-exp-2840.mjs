// packages/forecast/src/base-rates.ts
var AGES = [1, 30, 90, 180, 365, 540];
var PRIOR_ROWS = 10;
var DIGITS = 6;
function fitBaseRates(cases, outcomes) {
  const counts = /* @__PURE__ */ new Map();
  const add = (key, outcome) => {
    const count = counts.get(key) ?? { rows: 0, positives: 0 };
    counts.set(key, { rows: count.rows + 1, positives: count.positives + outcome });
  };
  for (const [at, one] of cases.entries())
    for (const key of ["", getStageKey(one.stage, one.course.first), getAgeKey(one)]) add(key, outcomes[at] ?? 0);
  const total = counts.get("");
  const all = total === void 0 ? 0.5 : (total.positives + 0.5) / (total.rows + 1);
  const byStage = {};
  const byAge = {};
  const sorted = [...counts].sort(([one], [other]) => one < other ? -1 : 1);
  for (const [key, { rows, positives }] of sorted)
    if (key !== "" && !/\d$/.test(key)) byStage[key] = round((positives + all) / (rows + 1));
  for (const [key, { rows, positives }] of sorted)
    if (/\d$/.test(key)) {
      const stage = byStage[key.replace(/ \d$/, "")] ?? all;
      byAge[key] = round((positives + PRIOR_ROWS * stage) / (rows + PRIOR_ROWS));
    }
  return { all: round(all), byStage, byAge };
}
var round = (share) => Number(share.toPrecision(DIGITS));
function getStageKey(stage, first) {
  return `${stage} ${first}`;
}
function getAgeKey({ course, day, stage }) {
  return `${getStageKey(stage, course.first)} ${AGES.filter((age) => day - course.introduced >= age).length}`;
}
function getStageRate({ all, byStage }, { course, stage }) {
  return byStage[getStageKey(stage, course.first)] ?? all;
}
function getAgeRate(rates, one) {
  return rates.byAge[getAgeKey(one)] ?? getStageRate(rates, one);
}

// packages/forecast/src/portable-math.ts
var LN2_HIGH = 0.6931471803691238;
var LN2_LOW = 19082149292705877e-26;
var LN2 = 0.6931471805599453;
var LARGEST_EXPONENT = 700;
var EXP_TERMS = 18;
var LOG_TERMS = 24;
function exp(x) {
  if (Number.isNaN(x)) return x;
  if (x > LARGEST_EXPONENT) return exp(LARGEST_EXPONENT);
  if (x < -LARGEST_EXPONENT) return exp(-LARGEST_EXPONENT);
  const power = Math.round(x / LN2);
  const rest = x - power * LN2_HIGH - power * LN2_LOW;
  let sum = 1;
  for (let term = EXP_TERMS; term > 0; term -= 1) sum = 1 + rest * sum / term;
  return scale(sum, power);
}
function log(x) {
  if (!(x > 0)) return x === 0 ? -Infinity : Number.NaN;
  let mantissa = x;
  let power = 0;
  while (mantissa > Math.SQRT2) {
    mantissa /= 2;
    power += 1;
  }
  while (mantissa < Math.SQRT1_2) {
    mantissa *= 2;
    power -= 1;
  }
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let term = LOG_TERMS; term >= 0; term -= 1) sum = sum * square + 1 / (2 * term + 1);
  return 2 * ratio * sum + power * LN2;
}
function sigmoid(logit2) {
  return logit2 >= 0 ? 1 / (1 + exp(-logit2)) : exp(logit2) / (1 + exp(logit2));
}
var EDGE = 1e-4;
function logit(probability) {
  const kept = Math.min(1 - EDGE, Math.max(EDGE, probability));
  return log(kept / (1 - kept));
}
function scale(value, power) {
  let factor = power < 0 ? 0.5 : 2;
  let result = value;
  for (let left = Math.abs(power); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= factor;
    factor *= factor;
  }
  return result;
}

// packages/forecast/src/boosted-trees.ts
var BINS = 40;
var LEAST_GAIN = 1e-3;
var LIMIT_DIGITS = 6;
var LEAF_DIGITS = 5;
function fitTrees(matrix, outcomes, settings) {
  const { rows } = matrix;
  const positives = outcomes.reduce((sum, outcome) => sum + outcome, 0);
  const bias = Number(logit((positives + 0.5) / (rows + 1)).toPrecision(8));
  const binned = binFeatures(matrix);
  const scores = new Float64Array(rows).fill(bias);
  const slopes = new Float64Array(rows);
  const curves = new Float64Array(rows);
  const trees = [];
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
function scoreTrees({ bias, trees }, row) {
  let score = bias;
  for (const { feature, limit, yes, no, leaf } of trees) {
    let node = feature.length === 0 ? -1 : 0;
    while (node >= 0)
      node = ((row[feature[node] ?? 0] ?? 0) <= (limit[node] ?? 0) ? yes[node] : no[node]) ?? -1;
    score += leaf[-node - 1] ?? 0;
  }
  return score;
}
function binFeatures({ rows, columns, values }) {
  const bins = new Uint8Array(rows * columns);
  const limits = [];
  const column = new Float64Array(rows);
  for (let at = 0; at < columns; at += 1) {
    for (let row = 0; row < rows; row += 1) column[row] = values[row * columns + at] ?? 0;
    const own = getLimits(column);
    limits.push(own);
    for (let row = 0; row < rows; row += 1) bins[at * rows + row] = findBin(own, column[row] ?? 0);
  }
  return { rows, columns, bins, limits };
}
function getLimits(column) {
  const sorted = Float64Array.from(column).sort();
  const limits = [];
  for (let bin = 1; bin < BINS; bin += 1) {
    const at = Math.floor(bin * sorted.length / BINS);
    const below = sorted[Math.max(0, at - 1)] ?? 0;
    const next = sorted.subarray(at).find((value) => value > below);
    if (next === void 0) continue;
    const limit = Number(((below + next) / 2).toPrecision(LIMIT_DIGITS));
    if (limits.length === 0 || limit > (limits.at(-1) ?? 0)) limits.push(limit);
  }
  return limits;
}
function findBin(limits, value) {
  let low = 0;
  let high = limits.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (value <= (limits[middle] ?? Infinity)) high = middle;
    else low = middle + 1;
  }
  return low;
}
function growTree(binned, slopes, curves, settings) {
  const tree = { feature: [], limit: [], yes: [], no: [], leaf: [] };
  const createLeaf = (rows, histogram, parent, side) => {
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
  const leaves = [createLeaf(all, sumUp(binned, all, slopes, curves), -1, "yes")];
  while (leaves.length < settings.leaves) {
    const best = findBest(leaves);
    if (best?.split === void 0) break;
    const node = addNode(tree, best, binned);
    const { yes, no } = divide(best.rows, binned, best.split);
    const isYesSmaller = yes.length <= no.length;
    const smaller = sumUp(binned, isYesSmaller ? yes : no, slopes, curves);
    const larger = subtract(best.histogram, smaller);
    leaves.splice(
      leaves.indexOf(best),
      1,
      createLeaf(yes, isYesSmaller ? smaller : larger, node, "yes"),
      createLeaf(no, isYesSmaller ? larger : smaller, node, "no")
    );
  }
  const leafOfRow = new Int32Array(binned.rows);
  for (const [at, { rows, slope, curve, parent, side }] of leaves.entries()) {
    const value = -settings.rate * slope / (curve + settings.ridge);
    tree.leaf.push(Number(value.toFixed(LEAF_DIGITS)));
    if (parent >= 0) tree[side][parent] = -at - 1;
    for (const row of rows) leafOfRow[row] = at;
  }
  return { tree, leafOfRow };
}
function findBest(leaves) {
  let best;
  for (const leaf of leaves) if ((leaf.split?.gain ?? 0) > (best?.split?.gain ?? 0)) best = leaf;
  return best;
}
function addNode(tree, { split, parent, side }, { limits }) {
  const node = tree.feature.length;
  tree.feature.push(split?.feature ?? 0);
  tree.limit.push(limits[split?.feature ?? 0]?.[split?.bin ?? 0] ?? 0);
  tree.yes.push(-1);
  tree.no.push(-1);
  if (parent >= 0) tree[side][parent] = node;
  return node;
}
function divide(rows, { bins, rows: allRows }, { feature, bin }) {
  const offset = feature * allRows;
  const yes = rows.filter((row) => (bins[offset + row] ?? 0) <= bin);
  const no = rows.filter((row) => (bins[offset + row] ?? 0) > bin);
  return { yes, no };
}
function sumUp(binned, rows, slopes, curves) {
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
function createHistogram(columns) {
  const size = columns * BINS;
  return { slopes: new Float64Array(size), curves: new Float64Array(size), counts: new Int32Array(size) };
}
function subtract(whole, part) {
  return {
    slopes: whole.slopes.map((sum, bin) => sum - (part.slopes[bin] ?? 0)),
    curves: whole.curves.map((sum, bin) => sum - (part.curves[bin] ?? 0)),
    counts: whole.counts.map((count, bin) => count - (part.counts[bin] ?? 0))
  };
}
function findSplit({ columns, limits }, rows, histogram, { slope, curve }, { smallest, ridge }) {
  if (rows < 2 * smallest) return void 0;
  const parent = slope * slope / (curve + ridge);
  let best;
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
      const gain = leftSlope * leftSlope / (leftCurve + ridge) + rightSlope * rightSlope / (curve - leftCurve + ridge) - parent;
      if (gain > (best?.gain ?? LEAST_GAIN)) best = { gain, feature, bin };
    }
  }
  return best;
}

// packages/forecast/src/logistic-regression.ts
var STEPS = 16;
var DIGITS2 = 7;
var TINY = 1e-9;
var LONGEST_STEP = 1;
function fitLogistic(matrix, outcomes, ridge) {
  const { rows, columns, values } = matrix;
  const { means, deviations } = getMoments(matrix);
  const size = columns + 1;
  const weights = new Float64Array(size);
  const positives = outcomes.reduce((sum, outcome) => sum + outcome, 0);
  weights[columns] = logit((positives + 0.5) / (rows + 1));
  const row = new Float64Array(size);
  row[columns] = 1;
  for (let step = 0; step < STEPS; step += 1) {
    const hessian = new Float64Array(size * size);
    const slope = new Float64Array(size);
    for (let at = 0; at < rows; at += 1) {
      let score = weights[columns] ?? 0;
      for (let column = 0; column < columns; column += 1) {
        const value = ((values[at * columns + column] ?? 0) - (means[column] ?? 0)) / (deviations[column] ?? 1);
        row[column] = value;
        score += value * (weights[column] ?? 0);
      }
      const probability = sigmoid(score);
      const error = probability - (outcomes[at] ?? 0);
      const weight = Math.max(TINY, probability * (1 - probability));
      for (let one = 0; one < size; one += 1) {
        const value = row[one] ?? 0;
        if (value === 0) continue;
        slope[one] = (slope[one] ?? 0) + error * value;
        const weighted = weight * value;
        const base = one * size;
        for (let other = 0; other <= one; other += 1)
          hessian[base + other] = (hessian[base + other] ?? 0) + weighted * (row[other] ?? 0);
      }
    }
    for (let column = 0; column < columns; column += 1) {
      slope[column] = (slope[column] ?? 0) + ridge * (weights[column] ?? 0);
      hessian[column * size + column] = (hessian[column * size + column] ?? 0) + ridge;
    }
    hessian[columns * size + columns] = (hessian[columns * size + columns] ?? 0) + TINY;
    const change = solve(hessian, slope, size);
    const longest = change.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
    const share = Math.min(1, LONGEST_STEP / Math.max(LONGEST_STEP, longest));
    for (let one = 0; one < size; one += 1) weights[one] = (weights[one] ?? 0) - share * (change[one] ?? 0);
  }
  return toRaw(weights, means, deviations);
}
function scoreLogistic(model, row) {
  const { bias, weights } = model;
  let score = bias;
  for (let column = 0; column < weights.length; column += 1) score += (weights[column] ?? 0) * (row[column] ?? 0);
  return score;
}
function getMoments({ rows, columns, values }) {
  const means = new Float64Array(columns);
  const deviations = new Float64Array(columns).fill(1);
  for (let column = 0; column < columns; column += 1) {
    let sum = 0;
    for (let row = 0; row < rows; row += 1) sum += values[row * columns + column] ?? 0;
    const mean = sum / Math.max(1, rows);
    let squares = 0;
    for (let row = 0; row < rows; row += 1) squares += ((values[row * columns + column] ?? 0) - mean) ** 2;
    const deviation = Math.sqrt(squares / Math.max(1, rows));
    means[column] = mean;
    deviations[column] = deviation < 1e-6 ? 1 : deviation;
  }
  return { means, deviations };
}
function solve(matrix, right, size) {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let inner = 0; inner < column; inner += 1)
        sum -= (lower[row * size + inner] ?? 0) * (lower[column * size + inner] ?? 0);
      lower[row * size + column] = row === column ? Math.sqrt(Math.max(1e-12, sum)) : sum / (lower[column * size + column] ?? 1);
    }
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    let sum = solution[row] ?? 0;
    for (let column = 0; column < row; column += 1) sum -= (lower[row * size + column] ?? 0) * (solution[column] ?? 0);
    solution[row] = sum / (lower[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = solution[row] ?? 0;
    for (let below = row + 1; below < size; below += 1) sum -= (lower[below * size + row] ?? 0) * (solution[below] ?? 0);
    solution[row] = sum / (lower[row * size + row] ?? 1);
  }
  return solution;
}
function toRaw(weights, means, deviations) {
  const columns = means.length;
  let bias = weights[columns] ?? 0;
  const raw = [];
  for (let column = 0; column < columns; column += 1) {
    const weight = (weights[column] ?? 0) / (deviations[column] ?? 1);
    bias -= weight * (means[column] ?? 0);
    raw.push(Number(weight.toPrecision(DIGITS2)));
  }
  return { bias: Number(bias.toPrecision(DIGITS2 + 2)), weights: raw };
}

// packages/forecast/src/matrix.ts
function takeRows(matrix, places) {
  const { columns, values } = matrix;
  const taken = new Float64Array(places.length * columns);
  for (let row = 0; row < places.length; row += 1) {
    const from = (places[row] ?? 0) * columns;
    taken.set(values.subarray(from, from + columns), row * columns);
  }
  return { rows: places.length, columns, values: taken };
}
function getRow({ columns, values }, row) {
  return values.subarray(row * columns, (row + 1) * columns);
}

// packages/forecast/src/metrics.ts
function getBrier(outcomes, probabilities) {
  let sum = 0;
  for (let row = 0; row < outcomes.length; row += 1) sum += ((probabilities[row] ?? 0) - (outcomes[row] ?? 0)) ** 2;
  return outcomes.length === 0 ? Number.NaN : sum / outcomes.length;
}
function getSkill(outcomes, probabilities, base) {
  return 1 - getBrier(outcomes, probabilities) / getBrier(outcomes, base);
}
function getAuc(outcomes, probabilities) {
  const order = Uint32Array.from(outcomes, (_, row) => row);
  order.sort((one, other) => (probabilities[one] ?? 0) - (probabilities[other] ?? 0) || one - other);
  let positives = 0;
  let rankSum = 0;
  for (let from = 0; from < order.length; ) {
    let until = from;
    const value = probabilities[order[from] ?? 0];
    while (until < order.length && probabilities[order[until] ?? 0] === value) until += 1;
    const rank = (from + 1 + until) / 2;
    for (let at = from; at < until; at += 1)
      if (outcomes[order[at] ?? 0] === 1) {
        positives += 1;
        rankSum += rank;
      }
    from = until;
  }
  const negatives = outcomes.length - positives;
  if (positives === 0 || negatives === 0) return Number.NaN;
  return (rankSum - positives * (positives + 1) / 2) / (positives * negatives);
}
function getReliability(outcomes, probabilities, bins = 10) {
  const order = Uint32Array.from(outcomes, (_, row) => row);
  order.sort((one, other) => (probabilities[one] ?? 0) - (probabilities[other] ?? 0) || one - other);
  return Array.from({ length: bins }, (_, bin) => {
    const rows = order.subarray(
      Math.floor(bin * order.length / bins),
      Math.floor((bin + 1) * order.length / bins)
    );
    let forecast = 0;
    let observed = 0;
    for (const row of rows) {
      forecast += probabilities[row] ?? 0;
      observed += outcomes[row] ?? 0;
    }
    const count = Math.max(1, rows.length);
    return { rows: rows.length, forecast: forecast / count, observed: observed / count };
  });
}
function getCalibrationError(outcomes, probabilities) {
  const bins = getReliability(outcomes, probabilities);
  const total = bins.reduce((sum, { rows }) => sum + rows, 0);
  return bins.reduce((sum, { rows, forecast, observed }) => sum + rows / total * Math.abs(forecast - observed), 0);
}

// packages/forecast/src/train.ts
var DEFAULT_SETTINGS = {
  ridge: 20,
  largeFrom: 6e3,
  large: { trees: 120, leaves: 12, rate: 0.08, smallest: 40, ridge: 5 },
  small: { trees: 100, leaves: 6, rate: 0.06, smallest: 40, ridge: 10 },
  calibrates: true
};
function getTreesSettings(settings, rows) {
  return rows >= settings.largeFrom ? settings.large : settings.small;
}

// ../../tmp/fc/exp.mts
import fs from "node:fs";
import v8 from "node:v8";
var [name, targets, js = "{}", mode = "cv"] = process.argv.slice(2);
var { tr, te } = v8.deserialize(fs.readFileSync("/tmp/fc/" + name + ".bin"));
var S = { ...DEFAULT_SETTINGS, ...JSON.parse(js) };
var drop = (process.env.DROP ?? "").split(",").filter(Boolean);
var only = (m) => {
  if (!drop.length) return m;
  const v = new Float64Array(m.values);
  for (let i = 0; i < m.rows; i++) for (let c = 0; c < m.columns; c++) if (drop.some((d) => tr.names[c].startsWith(d))) v[i * m.columns + c] = 0;
  return { ...m, values: v };
};
tr.matrix = only(tr.matrix);
for (const k in te) te[k].matrix = only(te[k].matrix);
var sel = (p, t) => {
  const pl = [];
  for (let i = 0; i < p.out[t].length; i++) if (p.out[t][i] >= 0) pl.push(i);
  return pl;
};
var t0 = Date.now();
var rep = (label, p, pl, t, base, lr, gb) => {
  const y = Uint8Array.from(pl, (i) => p.out[t][i]);
  const cases = pl.map((i) => ({ course: { first: p.first[i], introduced: p.day[i] - p.age[i] }, day: p.day[i], stage: p.stage[i] }));
  const b = Float64Array.from(cases, (c) => getStageRate(base, c)), ab = Float64Array.from(cases, (c) => getAgeRate(base, c));
  const P = (x) => Float64Array.from(x, sigmoid);
  const bl = Float64Array.from(lr, (x, i) => (x + gb[i]) / 2);
  const p_ = P(bl);
  const sk = (x) => getSkill(y, x, b).toFixed(3);
  console.log(label, t, pl.length, (y.reduce((a, b2) => a + b2, 0) / y.length).toFixed(3), "base", getBrier(y, b).toFixed(4), "LR", sk(P(lr)), "GB", sk(P(gb)), "blend", sk(p_), "age", getSkill(y, p_, ab).toFixed(3), "auc", getAuc(y, bl).toFixed(3), "ece", getCalibrationError(y, p_).toFixed(4), ((Date.now() - t0) / 1e3).toFixed(0) + "s");
  const groups = {};
  pl.forEach((i, k) => {
    const g = p.stage[i] + " " + p.first[i] + (p.inStage[i] === 0 && p.stage[i] !== "committee" ? " day" : "");
    (groups[g] ??= []).push(k);
  });
  if (process.env.STAGES) for (const g of Object.keys(groups).sort()) {
    const ks = groups[g];
    const yy = Uint8Array.from(ks, (k) => y[k]);
    console.log("    ", g, ks.length, (yy.reduce((a, b2) => a + b2, 0) / yy.length).toFixed(3), "skill", getSkill(yy, Float64Array.from(ks, (k) => p_[k]), Float64Array.from(ks, (k) => b[k])).toFixed(3), "mean", (ks.reduce((a, k) => a + p_[k], 0) / ks.length).toFixed(3));
  }
};
for (const t of targets.split(",")) {
  const pl = sel(tr, t);
  const y = Uint8Array.from(pl, (i) => tr.out[t][i]);
  const cases = pl.map((i) => ({ course: { first: tr.first[i], introduced: tr.day[i] - tr.age[i] }, day: tr.day[i], stage: tr.stage[i] }));
  const base = fitBaseRates(cases, y);
  const ts = getTreesSettings(S, pl.length);
  if (mode === "cv") {
    const lr = new Float64Array(pl.length), gb = new Float64Array(pl.length);
    const keys = process.env.BYSESSION ? [...new Set(pl.map((i) => tr.session[i]))] : [0, 1, 2, 3, 4];
    const keyOf = (i) => process.env.BYSESSION ? tr.session[i] : tr.fold[i];
    for (const f of keys) {
      const a = [], b = [];
      pl.forEach((i, k) => (keyOf(i) !== f ? a : b).push(k));
      const m = takeRows(tr.matrix, a.map((k) => pl[k]));
      const yy = Uint8Array.from(a, (k) => y[k]);
      const L = fitLogistic(m, yy, S.ridge), G = fitTrees(m, yy, ts);
      for (const k of b) {
        const r = getRow(tr.matrix, pl[k]);
        lr[k] = scoreLogistic(L, r);
        gb[k] = scoreTrees(G, r);
      }
    }
    rep("CV", tr, pl, t, base, lr, gb);
  } else {
    const m = takeRows(tr.matrix, pl);
    const L = fitLogistic(m, y, S.ridge), G = fitTrees(m, y, ts);
    for (const x in te) {
      const p = te[x];
      const q = sel(p, t);
      rep(x, p, q, t, base, Float64Array.from(q, (i) => scoreLogistic(L, getRow(p.matrix, i))), Float64Array.from(q, (i) => scoreTrees(G, getRow(p.matrix, i))));
    }
  }
}
