import { StyleSheet } from '@emotion/sheet';

/**
 * Computes whether an element is visible and clickable from its classes. jsdom matches every element against every rule
 * of the page after each change, and with the accumulated styles of all screens in a worker this took a third of the
 * time of their tests. Here, the few relevant rules are kept outside the page and indexed by the last part of their
 * selectors. Everything else is delegated to jsdom, which has no layout and no window width for media queries.
 */

const INITIAL = { display: '', visibility: 'visible', 'pointer-events': 'auto' } as const;
type Told = keyof typeof INITIAL;
const isTold = (name: string | symbol): name is Told => typeof name === 'string' && Object.hasOwn(INITIAL, name);

interface Rule {
  selector: string;
  /** Style element of the rule. The rule no longer applies once it is removed from the page. */
  tag: HTMLStyleElement;
  value: string;
}
/** Rules by the last part of their selectors. */
type Rules = Record<Told, Map<string, Rule[]>>;

const noRules = (): Rules => ({ display: new Map(), visibility: new Map(), 'pointer-events': new Map() });

/** Rules of the components. */
const rulesAside = noRules();
/** Rules of other style elements in the page, such as those of toasts. */
let rulesInPage = noRules();

/** A rule outside an at-rule. */
const PLAIN_RULE = /^([^@{}][^{}]*)\{([^{}]*)\}$/;
const TOLD_DECLARATION = /(?<![\w-])(display|visibility|pointer-events):([^;}]+)/g;
/** A pseudo-class with arguments, which may contain another one. */
const BRACKETS = /:[\w-]+\([^()]*\)/g;

/** Type of the style elements whose rules are kept aside, which prevents jsdom from parsing them. */
export const ASIDE = 'text/plain';

const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function insertAside(rule: string): void {
  const [, selector = '', declarations = ''] = PLAIN_RULE.exec(rule) ?? [];
  const told = [...declarations.matchAll(TOLD_DECLARATION)];
  if (told.length === 0) return;
  insert.call(this, '');
  const tag = this.tags.at(-1);
  if (tag === undefined) return;
  tag.type = ASIDE;
  tag.append(`${selector}{${told.map(([declaration]) => declaration).join(';')}}`);
  for (const [, name = '', value = ''] of told) {
    if (isTold(name)) keep(rulesAside, name, { selector, tag, value: value.replace('!important', '').trim() });
  }
};

let sheetsRead = 0;
let lastSheetRead: CSSStyleSheet | undefined;

/**
 * Reads the rules again if style sheets were added or removed. New ones are always last, so the length or the last
 * sheet changes.
 */
function readRulesInPage(): void {
  const sheets = document.styleSheets;
  if (sheets.length === sheetsRead && sheets[sheetsRead - 1] === lastSheetRead) return;
  sheetsRead = sheets.length;
  lastSheetRead = sheets[sheetsRead - 1];
  rulesInPage = noRules();
  for (const tag of document.querySelectorAll('style')) {
    for (const rule of tag.sheet?.cssRules ?? []) {
      // An at-rule has no selector of its own.
      if (!('selectorText' in rule)) continue;
      const { selectorText: selector, style } = rule as CSSStyleRule;
      for (const name of Object.keys(INITIAL).filter(isTold)) {
        const value = style.getPropertyValue(name);
        if (value !== '') keep(rulesInPage, name, { selector, tag, value });
      }
    }
  }
}

function keep(rules: Rules, name: Told, rule: Rule): void {
  for (const end of new Set(getEnds(rule.selector))) {
    const known = rules[name].get(end);
    if (known === undefined) rules[name].set(end, [rule]);
    else known.push(rule);
  }
}

/** Returns, for each selector, one class or tag name that an element must have for it to match, or `*`. */
function getEnds(selectors: string): string[] {
  const flat = selectors
    .replaceAll(/\[[^\]]*\]/g, '[]')
    .replaceAll(BRACKETS, ':f')
    .replaceAll(BRACKETS, ':f');
  return flat.split(',').map((selector) => {
    const last =
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? '*';
  });
}

/** jsdom's own implementation, which ignores the rules kept aside. */
export const computedStyleOfJsdom = window.getComputedStyle.bind(window);
const blank = document.createElement('i').style;

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement !== undefined && pseudoElement !== null) return computedStyleOfJsdom(element, pseudoElement);
  if (element.ownerDocument !== document || !element.isConnected) return computedStyleOfJsdom(element);
  readRulesInPage();
  let whole: CSSStyleDeclaration | undefined;
  const rest = () => (whole ??= computedStyleOfJsdom(element));
  const valueOf = (name: string) => (isTold(name) ? told(element, name) : rest().getPropertyValue(name));
  return new Proxy(blank, {
    get(_, name) {
      if (name === 'pointerEvents') return told(element, 'pointer-events');
      if (isTold(name)) return told(element, name);
      if (name === 'getPropertyValue') return valueOf;
      const value: unknown = Reflect.get(rest(), name);
      return typeof value === 'function' ? value.bind(rest()) : value;
    },
    has: (_, name) => Reflect.has(rest(), name),
  });
};

function told(element: Element, name: Told): string {
  const declared = inElement(element, name) || ofRules(element, name);
  // jsdom treats `unset` as not declared.
  if (declared !== '' && declared !== 'unset') return declared;
  if (name === 'display') return ownDisplay(element);
  return element.parentElement === null ? INITIAL[name] : told(element.parentElement, name);
}

function inElement(element: Element, name: Told): string {
  const hasStyle = element instanceof HTMLElement || element instanceof SVGElement;
  return hasStyle && element.hasAttribute('style') ? element.style.getPropertyValue(name) : '';
}

/** Returns the value of the last matching rule, as jsdom does. */
function ofRules(element: Element, name: Told): string {
  const classes = element.getAttribute('class')?.split(/\s+/) ?? [];
  let last: Rule | undefined;
  for (const end of [...classes.map((one) => `.${one}`), element.localName, '*']) {
    for (const rules of [rulesAside, rulesInPage]) {
      for (const rule of rules[name].get(end) ?? []) {
        const applies = rule.tag.isConnected && (rule.selector === end || element.matches(rule.selector));
        if (applies && (last === undefined || follows(rule.tag, last.tag))) last = rule;
      }
    }
  }
  return last?.value ?? '';
}

/** Within one style element the later rule wins, because prefixed values come before standard ones. */
function follows(tag: Node, other: Node): boolean {
  return tag === other || (other.compareDocumentPosition(tag) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Attributes that jsdom's default style sheet depends on. */
const OWN_ATTRIBUTES = ['hidden', 'open', 'type', 'controls'];
const displayOfOwn = new Map<string, string>();
const bare = document.implementation.createHTMLDocument();

/** Returns jsdom's default `display` of such an element in an empty page. */
function ownDisplay(element: Element): string {
  const key = JSON.stringify([element.localName, ...OWN_ATTRIBUTES.map((name) => element.getAttribute(name))]);
  let display = displayOfOwn.get(key);
  if (display === undefined) {
    const alike = bare.importNode(element, false);
    for (const name of element.getAttributeNames()) if (!OWN_ATTRIBUTES.includes(name)) alike.removeAttribute(name);
    bare.body.replaceChildren(alike);
    display = computedStyleOfJsdom(alike).getPropertyValue('display');
    displayOfOwn.set(key, display);
  }
  return display;
}
