import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../check/run.mjs';

/**
 * The parts of a docstring, as Markdown.
 * @typedef {{ text: string, params: [name: string, text: string][], returns: string, errors: string[], examples: string[] }} Docstring
 */

/**
 * A documented declaration: a function, or one member of a class or interface.
 * @typedef {{ name: string, head: string, isCallable: boolean, isChainable: boolean, parameters: string[], docstring: Docstring }} Entry
 */

const printer = ts.createPrinter({ removeComments: true });

/**
 * Reads a class, an interface or a function.
 * @param {string} file path from the folder of the project
 * @param {string} name
 * @param {string} title how people call it: `$`, `ElementCollection`
 * @returns {{ docstring: Docstring, entries: Entry[] }} a function is one entry
 */
export function readDeclaration(file, name, title) {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2020, true);
  const node = /** @type {any} */ (source.statements.find((statement) => nameOf(statement) === name));
  if (!node) throw new Error(`${file} declares no ${name}`);
  const docstring = docstringOf(node);
  if (ts.isFunctionDeclaration(node)) return { docstring, entries: [entryOf(node, title, title)] };
  return {
    docstring,
    entries: shownMembers(node).map((member) => entryOf(member, memberName(member, title), title)),
  };
}

/** @param {any} node */
function nameOf({ name }) {
  return name?.text ?? '';
}

/** Public members; of overloads neither the body nor what is there for the compiler only. */
function shownMembers({ members }) {
  const isPublic = (member) =>
    !(ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) &&
    !hasTag(member, 'internal');
  const shown = members.filter(isPublic);
  return shown.filter((member) => {
    const isOverloaded = shown.some(
      (other) => other !== member && nameOf(other) === nameOf(member) && !other.body,
    );
    if (!isOverloaded || !member.parameters) return true;
    // A type parameter that callers write is explained where they see it: in their editor.
    const isForTypes = hasTag(member, 'typeParam');
    return (
      !member.body &&
      !isForTypes &&
      !member.parameters.some(({ type }) => type?.getText().startsWith('Guard<'))
    );
  });
}

function hasTag(node, tag) {
  return ts.getJSDocTags(node).some(({ tagName }) => tagName.text === tag);
}

/** `each`, `$.all`; `$` for what is called by the title itself. */
function memberName(member, title) {
  if (ts.isConstructorDeclaration(member)) return `new ${title}`;
  if (ts.isCallSignatureDeclaration(member)) return title;
  return title.startsWith('$') ? `${title}.${nameOf(member)}` : nameOf(member);
}

/** @returns {Entry} */
function entryOf(node, name, title) {
  const isCallable = Boolean(node.parameters) && !ts.isAccessor(node);
  const type = node.type ? typeText(node.type) : 'this';
  const isChainable = type === 'this' || ts.isConstructorDeclaration(node);
  // `this` is there for the compiler only.
  const passed = isCallable ? node.parameters.filter((one) => parameterName(one) !== 'this') : [];
  const parameters = passed.map(parameterName);
  const signature = isCallable ? `${name}(${passed.map(parameterText).join(', ')})` : '';
  const head = isCallable ? signature + (isChainable ? '' : ` → ${type}`) : `${name}: ${type}`;
  const docstring = docstringOf(node);
  return {
    name: name === `new ${title}` ? 'new' : name,
    head,
    isCallable,
    isChainable,
    parameters,
    docstring,
  };
}

/** An object that is taken apart at once has no name of its own. */
function parameterName({ name }) {
  return ts.isIdentifier(name) ? name.text : 'options';
}

function parameterText(parameter) {
  const { dotDotDotToken, initializer, name, questionToken } = parameter;
  const text = parameterName(parameter);
  if (dotDotDotToken) return `…${text}`;
  if (initializer && ts.isIdentifier(name)) return `${text} = ${initializer.getText()}`;
  return questionToken || initializer ? `${text}?` : text;
}

function typeText(type) {
  const text = printer.printNode(ts.EmitHint.Unspecified, type, type.getSourceFile()).replace(/\s+/g, ' ');
  // The type that follows from a query is not part of the name.
  return text.replace(/<(Element|Item)Found<.*>>$/, '');
}

/** @returns {Docstring} */
function docstringOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  const tags = comment?.tags ?? [];
  const textsOf = (...names) => tags.filter(({ tagName }) => names.includes(tagName.text)).map(textOf);
  return {
    text: comment ? textOf(comment) : '',
    params: tags.filter(ts.isJSDocParameterTag).map((tag) => [tag.name.getText(), oneLine(textOf(tag))]),
    returns: textsOf('returns').map(oneLine).join(' '),
    errors: textsOf('throws').map(oneLine),
    examples: textsOf('example'),
  };
}

/** @param {{ comment?: any }} node a docstring or a tag of one */
function textOf({ comment }) {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

function oneLine(text) {
  return text.replace(/\s*\n\s*/g, ' ');
}
