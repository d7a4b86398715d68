// Methods of values that the engine lacks: `' a '.trim()`. Only types tell that the value is a String.
const fs = require('node:fs');
const path = require('node:path');
const { describeNewer, ES5_MEMBERS } = require('./newer.cjs');

/**
 * Finds methods of values, in modules of a TypeScript project. Without TypeScript or a tsconfig nothing is found.
 * @param {string[]} modules absolute names of files
 * @param {string | false} [tsconfig] default: `tsconfig.json`
 * @returns {import('./report.cjs').Finding[]}
 * @throws Error when the project that is named cannot be read
 */
function findNewerMethods(modules, tsconfig) {
  if (tsconfig === false) return [];
  const config = path.resolve(tsconfig ?? 'tsconfig.json');
  if (tsconfig === undefined && !fs.existsSync(config)) return [];
  const ts = loadTypeScript();
  const files = ts ? modules.filter((file) => /\.[cm]?tsx?$/.test(file)) : [];
  if (files.length === 0) return [];
  const program = openProgram(ts, config, files);
  return files.flatMap((file) => findInFile(ts, program, program.getSourceFile(file)));
}

/** @returns {typeof import('typescript') | undefined} */
function loadTypeScript() {
  try {
    return require(require.resolve('typescript', { paths: [process.cwd(), __dirname] }));
  } catch {
    return undefined;
  }
}

function openProgram(ts, config, files) {
  const { config: settings, error } = ts.readConfigFile(config, ts.sys.readFile);
  if (error) throw new Error(`${config}: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`);
  const { options } = ts.parseJsonConfigFileContent(settings, ts.sys, path.dirname(config));
  return ts.createProgram(files, { ...options, noEmit: true });
}

function findInFile(ts, program, source) {
  if (!source) return [];
  const checker = program.getTypeChecker();
  const findings = [];
  const visit = (node) => {
    const name = memberNameOf(ts, node);
    const member = name && newerMember(program, checker.getSymbolAtLocation(name));
    if (member) {
      const { line, character } = source.getLineAndCharacterOfPosition(name.getStart(source));
      findings.push({
        rule: 'newer-library',
        message: describeNewer(member),
        file: source.fileName,
        line: line + 1,
        column: character + 1,
        text: source.text,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function memberNameOf(ts, node) {
  if (ts.isPropertyAccessExpression(node)) return node.name;
  return ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
    ? node.argumentExpression
    : undefined;
}

/**
 * The full name of a method that the compiler's library declares and the engine lacks. Members of constructors are
 * found in the finished script, also where no types are.
 */
function newerMember(program, symbol) {
  const [declaration] = symbol?.declarations ?? [];
  const source = declaration?.getSourceFile();
  const owner = ownerOf(declaration?.parent.name?.text ?? '');
  if (owner === undefined || !program.isSourceFileDefaultLibrary(source)) return undefined;
  const member = `${owner}.prototype.${symbol.name}`;
  const isOld = /lib\.es5\.d\.ts$/.test(source.fileName) && !(member in ES5_MEMBERS);
  return isOld ? undefined : member;
}

/** `ReadonlyArray` and `Array` are one type of object; constructors and interfaces of their own are none. */
function ownerOf(name) {
  if (/^(Callable|Newable)Function$/.test(name)) return 'Function';
  const type = name.replace(/^Readonly/, '');
  return ['String', 'Number', 'Array', 'Object', 'Function', 'Date', 'RegExp'].includes(type)
    ? type
    : undefined;
}

module.exports = { findNewerMethods, newerMember };
