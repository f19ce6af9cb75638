import { RULES } from './rules.mjs';

const MAX_EXAMPLES = 20;

/**
 * Compares files and product field by field, for one kind of document from one source. A difference counts as explained
 * only by a rule of `rules.mjs`.
 */
export class Comparison {
  documents = 0;
  fields = 0;
  equal = 0;
  /** Explained differences by rule. @type {Map<string, number>} */
  explained = new Map();
  /** @type {{ document: string, field: string, file: unknown, product: unknown }[]} */
  examples = [];
  unexplained = 0;
  /** Unexplained differences by field. @type {Map<string, number>} */
  faults = new Map();
  #document = '';

  /** Sets the document that the next comparisons are about. @param {string} fusionId */
  about(fusionId) {
    this.documents += 1;
    this.#document = fusionId;
  }

  /**
   * @param {string} field
   * @param {unknown} file What the file states.
   * @param {unknown} product What the product returns.
   * @param {string | null | undefined} rule Name of the rule that explains a difference here.
   */
  same(field, file, product, rule) {
    this.holds(field, isSame(file, product), file, product, rule);
  }

  /** Like `same`, for fields where being right is more than being equal. */
  holds(field, isRight, file, product, rule) {
    this.fields += 1;
    if (isRight) {
      this.equal += 1;
      return;
    }
    if (rule) {
      if (!(rule in RULES)) throw new Error(`there is no rule ${rule}`);
      this.explained.set(rule, (this.explained.get(rule) ?? 0) + 1);
      return;
    }
    this.unexplained += 1;
    this.faults.set(field, (this.faults.get(field) ?? 0) + 1);
    if (this.examples.length < MAX_EXAMPLES) this.examples.push({ document: this.#document, field, file, product });
  }

  /** Compares members of a list in any order: all of the file's, with the same multiplicity, and no others. */
  sameMembers(field, file, product, rule) {
    const [own, others] = [file, product].map((list) => list.map((each) => JSON.stringify(each)).toSorted());
    const missing = without(own, others);
    const added = without(others, own);
    // Several sources may add to a list; none may remove from it.
    const explains = rule?.startsWith('several-') && missing.length > 0 ? null : rule;
    this.holds(field, missing.length + added.length === 0, { only: missing }, { only: added }, explains);
  }

  /** Expects everything that the file states; other sources may add to it. */
  contains(field, file, product, rule) {
    const missing = without(
      file.map((each) => JSON.stringify(each)),
      product.map((each) => JSON.stringify(each)),
    );
    this.holds(field, missing.length === 0, { only: missing }, { has: product.slice(0, 5) }, rule);
  }
}

/** Undefined, null and an empty text count as equal. */
function isSame(file, product) {
  const nothing = (value) => value === undefined || value === null || value === '';
  if (nothing(file) && nothing(product)) return true;
  return JSON.stringify(file) === JSON.stringify(product);
}

function without(list, others) {
  const left = [...others];
  return list.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
