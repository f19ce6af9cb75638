/** Elements that have no content. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements that end a paragraph whose end tag is left out (HTML, optional tags). */
const ENDS_PARAGRAPH = new Set(
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre section table ul'.split(
    ' ',
  ),
);
/** Elements whose end tag is optional, and those that contain them and end with them. */
const CONTAINERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['option', ['select', 'datalist', 'optgroup']],
  ['li', ['ul', 'ol', 'menu']],
  ['tr', ['table']],
  ['td', ['table']],
  ['th', ['table']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['p', ['div', 'section', 'article', 'td', 'li', 'blockquote']],
]);
const SIBLINGS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', new Set(['li'])],
  ['tr', new Set(['tr'])],
  ['td', new Set(['td', 'th', 'tr'])],
  ['th', new Set(['td', 'th', 'tr'])],
  ['dt', new Set(['dt', 'dd'])],
  ['dd', new Set(['dt', 'dd'])],
  ['p', ENDS_PARAGRAPH],
]);

/**
 * Follows the outermost hidden element of untrusted HTML, also where tags are missing: what stands behind a hidden
 * paragraph or list item without an end tag is visible again. Takes constant time for each tag.
 */
export class HiddenRegion {
  private name = '';
  private depth = 0;
  /** Open containers when the region began. */
  private containers = 0;
  private readonly getOpen = new Map<string, number>();

  get isHidden(): boolean {
    return this.depth > 0;
  }

  /** @param isHidden whether the element hides its content, by its name or by an attribute */
  open(name: string, isHidden: boolean): void {
    if (this.depth > 0 && SIBLINGS.get(this.name)?.has(name) === true && this.openContainers() <= this.containers) {
      this.depth = 0;
    }
    this.getOpen.set(name, this.count(name) + 1);
    if (this.depth > 0) {
      // An option ends where the next one begins.
      if (name === this.name && name !== 'option') this.depth += 1;
    } else if (isHidden && !VOID.has(name)) {
      this.name = name;
      this.depth = 1;
      this.containers = this.openContainers();
    }
  }

  /** Whether the end tag is of the element that hides. */
  closes(name: string): boolean {
    return this.depth > 0 && name === this.name;
  }

  /** @returns whether such an element was open */
  close(name: string): boolean {
    const count = this.count(name);
    if (count === 0) return false;
    this.getOpen.set(name, count - 1);
    if (this.depth === 0) return true;
    if (name === this.name) this.depth -= 1;
    else if (CONTAINERS.get(this.name)?.includes(name) === true && this.openContainers() < this.containers) {
      this.depth = 0;
    }
    return true;
  }

  private openContainers(): number {
    return (CONTAINERS.get(this.name) ?? []).reduce((sum, name) => sum + this.count(name), 0);
  }

  /** Elements of this name that are open. */
  count(name: string): number {
    return this.getOpen.get(name) ?? 0;
  }
}
