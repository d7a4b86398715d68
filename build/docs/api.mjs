import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../check/run.mjs';

const HEADER = `# Every method

Generated from the docstrings of the sources by \`node build/docs.mjs\`. What a query may be stands in [query-language.md](query-language.md).

An argument with \`?\` may be left out; one with \`=\` then has that value. Methods without an arrow return the collection itself, so that calls can be chained.
`;

/** Parts of the page: a title, the file, and the name of the class, interface or function there. */
const PARTS = [
  ['$', 'src/query/dollar.ts', '$'],
  ['$.all', 'src/query/dollar.ts', 'all'],
  ['$$', 'src/query/dollarItems.ts', '$$'],
  ['Collection', 'src/collection/Collection.ts', 'Collection'],
  ['ElementCollection', 'src/collection/ElementCollection.ts', 'ElementCollection'],
  ['ItemCollection', 'src/collection/ItemCollection.ts', 'ItemCollection'],
  ['Selectors', 'src/selector/words/Selectors.ts', 'SelectorsApi'],
  ['Selectors.element, Selectors.item', 'src/selector/words/Selectors.ts', 'Words'],
];

const printer = ts.createPrinter({ removeComments: true });

function parse(file) {
  return ts.createSourceFile(
    file,
    fs.readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.ES2020,
    true,
  );
}

/** @returns {string} docs/api.md: every class and method of the library, from the docstrings in its sources */
export function apiPage() {
  return [HEADER, ...PARTS.map(describePart)].join('\n');
}

function describePart([title, file, name]) {
  const source = parse(file);
  const node = source.statements.find((statement) => 'name' in statement && nameOf(statement) === name);
  const lines = [`## ${title}`, '', ...describe(node)];
  if (ts.isClassDeclaration(node) && node.heritageClauses) {
    lines.push(`Has every method of \`${node.heritageClauses[0].types[0].expression.getText()}\` too.`, '');
  }
  for (const [memberName, declarations] of membersOf(node)) {
    lines.push(`### ${memberName}`, '', ...declarations.flatMap((member) => describeMember(member, title)));
  }
  return lines.join('\n');
}

/** @param {{ name?: any }} node a declaration, or anything else */
function nameOf({ name }) {
  return name?.text;
}

/** Public members by name, overloads together without the declaration that holds the body. */
function membersOf(node) {
  const members = new Map();
  for (const member of node.members ?? []) {
    const modifiers = ts.getCombinedModifierFlags(member);
    if (modifiers & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) continue;
    const name = member.name?.getText() ?? 'new';
    members.set(name, [...(members.get(name) ?? []), member]);
  }
  return [...members].map(([name, all]) => [name, all.length > 1 ? all.filter(isShown) : all]);
}

/** Of overloads, those that are told apart by what they do: not the body, not one for the compiler alone. */
function isShown({ body, parameters }) {
  return !body && !parameters.some(({ type }) => type?.getText().startsWith('Guard<'));
}

function describeMember(member, title) {
  const signature = ts.isPropertySignature(member) || ts.isPropertyDeclaration(member);
  const head = signature ? `${member.name.getText()}: ${typeText(member.type)}` : signatureOf(member, title);
  return [`**\`${head}\`**`, '', ...describe(member)];
}

function signatureOf(node, title) {
  const start = ts.isConstructorDeclaration(node) ? `new ${title}` : (node.name?.getText() ?? title);
  const parameters = node.parameters.map(parameterText).join(', ');
  const result = node.type ? typeText(node.type) : 'this';
  return `${start}(${parameters})${result === 'this' || ts.isConstructorDeclaration(node) ? '' : ` → ${result}`}`;
}

function parameterText(parameter) {
  const name = `${parameter.dotDotDotToken ? '…' : ''}${parameter.name.getText()}`;
  if (parameter.initializer) return `${name} = ${parameter.initializer.getText()}`;
  return parameter.questionToken ? `${name}?` : name;
}

function typeText(type) {
  return printer.printNode(ts.EmitHint.Unspecified, type, type.getSourceFile()).replace(/\s+/g, ' ');
}

/** A docstring as Markdown: text, parameters, errors, examples. */
function describe(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  if (!comment) return [];
  const tags = comment.tags ?? [];
  const lines = [textOf(comment), ''];
  for (const tag of tags) {
    const text = textOf(tag);
    if (ts.isJSDocParameterTag(tag))
      lines.push(`- \`${tag.name.getText()}\`: ${text.replace(/\n\s*/g, ' ')}`);
  }
  for (const tag of tags) {
    const text = textOf(tag);
    if (['throws', 'exception'].includes(tag.tagName.text))
      lines.push('', `Throws ${text.replace(/\n\s*/g, ' ')}`);
    if (tag.tagName.text === 'example') lines.push('', '```jsfl', text, '```');
  }
  return [...lines, ''];
}

/** @param {{ comment?: any }} node a docstring or a tag of one */
function textOf({ comment }) {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}
