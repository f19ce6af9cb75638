import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkClock, checkEnvironment, checkFetch, checkImport, checkSelector } from './boundary-rules.mjs';
import { checkLayer } from './layer-rules.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const getFile = (context) => path.relative(ROOT, context.filename).split(path.sep).join('/');

function reporter(context) {
  return (node, message) => {
    if (message !== undefined) context.report({ node, message });
  };
}

const isCallOn = (node, object, property) =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  node.property.type === 'Identifier' &&
  node.property.name === property;

const imports = {
  create(context) {
    const file = getFile(context);
    const report = reporter(context);
    const check = (node) => {
      if (node.source == null || typeof node.source.value !== 'string') return;
      const isTypeOnly = node.importKind === 'type' || node.exportKind === 'type';
      report(node, checkImport(file, node.source.value, isTypeOnly));
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const network = {
  create(context) {
    const message = checkFetch(getFile(context));
    const report = reporter(context);
    return {
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'fetch') report(node, message);
        if (isCallOn(node.callee, 'globalThis', 'fetch')) report(node, message);
      },
    };
  },
};

const clock = {
  create(context) {
    const message = checkClock(getFile(context));
    const report = reporter(context);
    return {
      CallExpression(node) {
        if (isCallOn(node.callee, 'Date', 'now')) report(node, message);
      },
      NewExpression(node) {
        const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
        if (isDate && node.arguments.length === 0) report(node, message);
      },
    };
  },
};

const environment = {
  create(context) {
    const message = checkEnvironment(getFile(context));
    const report = reporter(context);
    return {
      MemberExpression(node) {
        if (isCallOn(node, 'process', 'env')) report(node, message);
      },
    };
  },
};

const selectors = {
  create(context) {
    const file = getFile(context);
    const report = reporter(context);
    return {
      Property(node) {
        const { key } = node;
        if (key.type === 'Literal' && typeof key.value === 'string') report(key, checkSelector(file, key.value));
        if (key.type !== 'TemplateLiteral') return;
        for (const { value } of key.quasis) report(key, checkSelector(file, value.raw));
      },
    };
  },
};

const hasRoutes = new Map();
function isBesideRoutes(filename) {
  const folder = path.dirname(filename);
  if (!hasRoutes.has(folder))
    hasRoutes.set(
      folder,
      readdirSync(folder).some((name) => name.endsWith('.routes.ts')),
    );
  return hasRoutes.get(folder);
}

const layers = {
  create(context) {
    return {
      Program() {
        const lineCount = context.sourceCode.lines.length - 1;
        const message = checkLayer(getFile(context), lineCount, isBesideRoutes(context.filename));
        if (message !== undefined) context.report({ loc: { line: 1, column: 0 }, message });
      },
    };
  },
};

/** The boundaries of docs/architecture as lint rules; boundary-rules.mjs and layer-rules.mjs define them. */
export default { meta: { name: 'boundaries' }, rules: { imports, network, clock, environment, selectors, layers } };
