import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type typescript from 'typescript';
import type { readDeclaration } from '../../build/docs/docstrings.mjs';
import { contract } from '../../host-mocks/contract/contract';
import { builtInWords } from '../../editor/queries/builtInWords';
import type { Member, CompletionWords } from '../playground/completion/CompletionWords';

/** The library's declarations by the names of their types. */
const LIBRARY: Record<string, [file: string, name: string][]> = {
  $: [['src/query/dollar.ts', 'ElementQuery']],
  $$: [['src/query/dollarItems.ts', 'ItemQuery']],
  '$.layers': [['src/query/dollarLayers.ts', 'LayerQuery']],
  '$.frames': [['src/query/dollarFrames.ts', 'FrameQuery']],
  Selectors: [['src/selector/words/Selectors.ts', 'SelectorsApi']],
  Words: [['src/selector/words/Selectors.ts', 'Words']],
  ...Object.fromEntries(
    ['Element', 'Item', 'Layer', 'Frame'].map((sort) => [
      `${sort}Collection`,
      [
        [`src/collection/${sort}Collection.ts`, `${sort}Collection`],
        ['src/collection/DocumentCollection.ts', 'DocumentCollection'],
        ['src/collection/Collection.ts', 'Collection'],
      ],
    ]),
  ),
};

/** Reads a declaration of the library, as the page of all methods does. */
type ReadDeclaration = typeof readDeclaration;

/**
 * Reads the words that the playground completes from the sources.
 *
 * @param root the folder of the project
 */
export function readWords(root: string, read: ReadDeclaration): CompletionWords {
  return { ...builtInWords(), members: { ...libraryMembers(read), ...hostMembers(root) } };
}

function libraryMembers(read: ReadDeclaration): Record<string, Member[]> {
  return Object.fromEntries(
    Object.entries(LIBRARY).map(([title, parts]) => {
      const members = new Map<string, Member>();
      for (const [file, declared] of parts) {
        for (const { name, head, docstring, isChainable } of read(file, declared, title).entries) {
          const short = name.startsWith(`${title}.`) ? name.slice(title.length + 1) : name;
          const isDescribed = members.get(short)?.info !== '' && members.has(short);
          if (short === title || short === 'new' || isDescribed) continue;
          const [, type] = / → (\w+)/.exec(head) ?? [];
          members.set(short, {
            name: short,
            detail: head.replace(/ → .*/, '').replace(`${title}.`, ''),
            info: docstring.text.split('\n\n')[0],
            gives: isChainable ? 'this' : type,
          });
        }
      }
      return [title, [...members.values()]];
    }),
  );
}

/** `Document` of `Document | null`, `Layer[]` of `Layer[]`. */
function className(type: typescript.TypeNode | undefined): string | undefined {
  return type?.getText().replace(/ \| (?:null|undefined)$/, '');
}

/** The classes of Animate, as types-for-adobe declares them. */
function hostMembers(root: string): Record<string, Member[]> {
  const require = createRequire(path.join(root, 'package.json'));
  const ts = require('typescript') as typeof typescript;
  const file = require.resolve('types-for-adobe/Animate/22.0/index.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2020, true);
  const own = new Map<string, { base?: string; members: Member[] }>();
  for (const statement of source.statements) {
    if (!ts.isClassDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) continue;
    const members: readonly typescript.Node[] = statement.members;
    own.set(statement.name?.text ?? '', {
      base: statement.heritageClauses?.[0]?.types[0].expression.getText(),
      members: members.flatMap((member) => {
        if (!ts.isPropertyDeclaration(member) && !ts.isPropertySignature(member)) {
          if (!ts.isMethodDeclaration(member) && !ts.isMethodSignature(member)) return [];
          const parameters = member.parameters.map(
            ({ name, questionToken }) => name.getText() + (questionToken ? '?' : ''),
          );
          const name = member.name.getText();
          return [{ name, detail: `${name}(${parameters.join(', ')})`, gives: className(member.type) }];
        }
        return [{ name: member.name.getText(), gives: className(member.type) }];
      }),
    });
  }
  const all = (name: string): Member[] => {
    const { base, members = [] } = own.get(name) ?? {};
    return [...members, ...(base === undefined ? [] : all(base))];
  };
  const unique = (members: Member[]): Member[] => [
    ...new Map(members.map((each) => [each.name, each])).values(),
  ];
  return Object.fromEntries(Object.keys(contract).map((name) => [name, unique(all(name))]));
}
