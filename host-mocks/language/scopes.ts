import type { AnyNode, Identifier, Pattern, Program } from 'acorn';

/** Names of variables, which belong to functions in this engine, whatever block they are in. */
export class Scope {
  private readonly names = new Map<string, 'const' | 'other'>();

  constructor(
    private readonly outer: Scope | undefined,
    /** False for the scope of a `catch`, which has its variable only. */
    readonly isFunction: boolean,
  ) {}

  declare(name: string, kind: 'const' | 'other'): void {
    if (this.names.get(name) !== 'const') this.names.set(name, kind);
  }

  /** The scope that `var` and `const` declare names in. */
  get ofFunction(): Scope {
    return this.isFunction || !this.outer ? this : this.outer.ofFunction;
  }

  isConst(name: string): boolean {
    const kind = this.names.get(name);
    if (kind !== undefined || !this.outer) return kind === 'const';
    return this.outer.isConst(name);
  }
}

/** Calls back for each node, outer ones first, with the scope that it is in; all names are declared by then. */
export function walkScopes(program: Program, visit: (node: AnyNode, scope: Scope) => void): void {
  const found: [AnyNode, Scope][] = [];
  // Without recursion: generated scripts nest deeper than the stack.
  const waiting: [AnyNode, Scope][] = [[program, new Scope(undefined, true)]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, scope] = next;
    found.push(next);
    const inner = declare(node, scope);
    for (const [key, value] of Object.entries(node)) {
      // The name of a declared function belongs outside, and is declared already.
      const own = key === 'id' ? scope : inner;
      for (const part of [value].flat() as unknown[]) if (isNode(part)) waiting.push([part, own]);
    }
  }
  for (const [node, scope] of found) visit(node, scope);
}

/** Declares what a node declares; the scope of what is in it. */
function declare(node: AnyNode, scope: Scope): Scope {
  switch (node.type) {
    case 'VariableDeclaration': {
      const kind = node.kind === 'const' ? 'const' : 'other';
      for (const { id } of node.declarations)
        for (const name of namesIn(id)) scope.ofFunction.declare(name, kind);
      return scope;
    }
    case 'FunctionDeclaration':
    case 'FunctionExpression': {
      const inner = new Scope(scope, true);
      if (node.type === 'FunctionDeclaration') {
        // A function without a name may be a statement in this engine.
        const id = node.id as Identifier | null;
        if (id) scope.ofFunction.declare(id.name, 'other');
      } else if (node.id) inner.declare(node.id.name, 'other');
      for (const param of node.params) for (const name of namesIn(param)) inner.declare(name, 'other');
      return inner;
    }
    case 'CatchClause': {
      const inner = new Scope(scope, false);
      for (const name of node.param ? namesIn(node.param) : []) inner.declare(name, 'other');
      return inner;
    }
    default:
      return scope;
  }
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'Property' ? namesIn(property.value) : [],
      );
    default:
      return [];
  }
}

function isNode(value: unknown): value is AnyNode {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}
