import { StyleSheet } from '@emotion/sheet';

/**
 * Whether a person could see and reach an element, found by the classes it has. jsdom holds each element against each
 * rule of the page after every change, and with the styles of all screens a worker has shown that took a third of the
 * time of their tests. Here only the rules that decide it are kept, aside, by what their selectors end in; everything
 * else is asked of jsdom, which lays nothing out and knows no width of the window to hold a condition against.
 */

const INITIAL = { display: '', visibility: 'visible', 'pointer-events': 'auto' } as const;
type Told = keyof typeof INITIAL;
const isTold = (name: string | symbol): name is Told => typeof name === 'string' && Object.hasOwn(INITIAL, name);

interface Rule {
  selector: string;
  /** Where the rule is; taken out of the page it applies no more. */
  tag: HTMLStyleElement;
  value: string;
}
/** By what their selectors end in. */
type Rules = Record<Told, Map<string, Rule[]>>;

const noRules = (): Rules => ({ display: new Map(), visibility: new Map(), 'pointer-events': new Map() });

/** Those of the components. */
const rulesAside = noRules();
/** Those of style elements that something else put into the page, such as the toasts. */
let rulesInPage = noRules();

/** A rule without a condition. */
const PLAIN_RULE = /^([^@{}][^{}]*)\{([^{}]*)\}$/;
const TOLD_DECLARATION = /(?<![\w-])(display|visibility|pointer-events):([^;}]+)/g;
/** A pseudo-class with what it is given, which may hold another in turn. */
const BRACKETS = /:[\w-]+\([^()]*\)/g;

/** The type of the style elements whose rules are kept aside: no style sheet to jsdom. */
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

/** Each new style sheet is the last of the list, so a change shows in its length or its end. */
function readRulesInPage(): void {
  const sheets = document.styleSheets;
  if (sheets.length === sheetsRead && sheets[sheetsRead - 1] === lastSheetRead) return;
  sheetsRead = sheets.length;
  lastSheetRead = sheets[sheetsRead - 1];
  rulesInPage = noRules();
  for (const tag of document.querySelectorAll('style')) {
    for (const rule of tag.sheet?.cssRules ?? []) {
      // A rule with a condition has no selector of its own.
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
  for (const end of new Set(endsOf(rule.selector))) {
    const known = rules[name].get(end);
    if (known === undefined) rules[name].set(end, [rule]);
    else known.push(rule);
  }
}

/** What an element must have for one of the selectors to apply, as far as one word says it. */
function endsOf(selectors: string): string[] {
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

/** The answer of jsdom, which sees no rule that is kept aside. */
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
  // To jsdom as if nothing were declared.
  if (declared !== '' && declared !== 'unset') return declared;
  if (name === 'display') return ownDisplay(element);
  return element.parentElement === null ? INITIAL[name] : told(element.parentElement, name);
}

function inElement(element: Element, name: Told): string {
  const hasStyle = element instanceof HTMLElement || element instanceof SVGElement;
  return hasStyle && element.hasAttribute('style') ? element.style.getPropertyValue(name) : '';
}

/** As jsdom has it: the last rule that applies. */
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

/** The values with prefixes come before the others in the same style element. */
function follows(tag: Node, other: Node): boolean {
  return tag === other || (other.compareDocumentPosition(tag) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** What an element says of itself that jsdom's own style sheet decides by. */
const OWN_ATTRIBUTES = ['hidden', 'open', 'type', 'controls'];
const displayOfOwn = new Map<string, string>();
const bare = document.implementation.createHTMLDocument();

/** What jsdom says of such an element in an empty page. */
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
