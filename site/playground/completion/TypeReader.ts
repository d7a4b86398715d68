import { javascriptLanguage } from '@codemirror/lang-javascript';
import type { SyntaxNode, Tree } from '@lezer/common';
import type { Member, CompletionWords } from './CompletionWords';

/** The classes of the names that a script finds. */
const GLOBALS: Partial<Record<string, string>> = {
  $: '$',
  $$: '$$',
  Collection: 'Collection class',
  Selectors: 'Selectors',
  fl: 'Flash',
  FLfile: 'FLfileClass',
  document: 'Document',
};

/** What the functions return that find something. */
const FOUND: Partial<Record<string, string>> = {
  $: 'ElementCollection',
  '$.all': 'ElementCollection',
  $$: 'ItemCollection',
  '$.layers': 'LayerCollection',
  '$.layers.all': 'LayerCollection',
  '$.frames': 'FrameCollection',
  '$.frames.all': 'FrameCollection',
};

/** What callbacks get. Elements have the members of instances of symbols, the richest of them. */
const MEMBERS_OF_COLLECTIONS: Partial<Record<string, string>> = {
  ElementCollection: 'SymbolInstance',
  ItemCollection: 'SymbolItem',
  LayerCollection: 'Layer',
  FrameCollection: 'Frame',
};

/** Finds the class of an expression of a script, as far as its text says. */
export class TypeReader {
  private readonly tree: Tree;

  constructor(
    private readonly script: string,
    private readonly members: CompletionWords['members'],
  ) {
    this.tree = javascriptLanguage.parser.parse(script);
  }

  get globals(): Member[] {
    return Object.keys(GLOBALS).map((name) => ({ name }));
  }

  /** The members of what an expression gives; none where that is not known. */
  membersOf(expression: SyntaxNode): readonly Member[] {
    return this.members[this.typeOf(expression) ?? ''] ?? [];
  }

  private textOf({ from, to }: SyntaxNode): string {
    return this.script.slice(from, to);
  }

  private typeOf(node: SyntaxNode | null | undefined, depth = 0): string | undefined {
    if (!node || depth > 100) return undefined;
    const [first, last] = [node.firstChild, node.lastChild];
    if (node.name === 'VariableName') return this.typeOfName(node, depth + 1);
    if (node.name === 'CallExpression' && first) {
      return FOUND[this.textOf(first)] ?? this.typeOf(first, depth + 1);
    }
    if (node.name !== 'MemberExpression' || !first || !last) return undefined;
    const text = this.textOf(node);
    if (text in FOUND) return text;
    const owner = this.typeOf(first, depth + 1);
    if (last.name === ']') return owner?.replace(/\[\]$/, '');
    const gives = this.members[owner ?? '']?.find(({ name }) => name === this.textOf(last))?.gives;
    return gives === 'this' ? owner : gives;
  }

  private typeOfName(node: SyntaxNode, depth: number): string | undefined {
    const name = this.textOf(node);
    let type: string | undefined;
    this.tree.iterate({
      enter: ({ node: found }) => {
        const isIt = found.name === 'VariableDefinition' && this.textOf(found) === name;
        if (isIt && found.from < node.from) type = this.typeOfDefinition(found, depth) ?? type;
      },
    });
    return type ?? GLOBALS[name];
  }

  /** Of `var layer = …` that of the value, of the first parameter of a callback that of what the collection holds. */
  private typeOfDefinition(definition: SyntaxNode, depth: number): string | undefined {
    const { parent } = definition;
    if (parent?.name === 'VariableDeclaration') {
      const value = definition.nextSibling?.name === 'Equals' ? definition.nextSibling.nextSibling : null;
      return this.typeOf(value, depth);
    }
    const callee = parent?.parent?.parent?.prevSibling;
    const isFirst = parent?.name === 'ParamList' && definition.prevSibling?.name === '(';
    if (!isFirst || callee?.name !== 'MemberExpression') return undefined;
    return MEMBERS_OF_COLLECTIONS[this.typeOf(callee.firstChild, depth) ?? ''];
  }
}
