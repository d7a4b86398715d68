import type { AnyNode, Identifier, Pattern, Program } from 'acorn';

/** Variable names of a function. In this engine they belong to the function, whatever block declares them. */
export class Scope {
  private readonly names = new Map<string, 'const' | 'other'>();

  constructor(
    private readonly outer: Scope | undefined,
    /** False for the scope of a `catch`, which contains only its variable. */
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

/** Calls back for each node with its scope, outer nodes first; all names are declared before the first call. */
export function walkScopes(program: Program, visit: (node: AnyNode, scope: Scope) => void): void {
  const visits: [AnyNode, Scope][] = [];
  // Not recursive: generated scripts nest deeper than the stack.
  const waiting: [AnyNode, Scope][] = [[program, new Scope(undefined, true)]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, scope] = next;
    visits.push(next);
    const inner = declare(node, scope);
    for (const [key, value] of Object.entries(node)) {
      // The name of a declared function belongs to the outer scope, and is already declared.
      const own = key === 'id' ? scope : inner;
      for (const part of [value].flat() as unknown[]) if (isNode(part)) waiting.push([part, own]);
    }
  }
  for (const [node, scope] of visits) visit(node, scope);
}

/** Adds the names that a node declares; returns the scope of its contents. */
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
        // An unnamed function may be a statement in this engine.
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
