import type { FunctionCode } from '../../syntax/Declaration';
import type { Expression } from '../../syntax/Expression';
import type { Statement } from '../../syntax/Statement';
import { walkNodes } from '../../syntax/walkNodes';

type SyntaxNode = Expression | Statement;

/** What a function uses, as far as it decides between registers and variables. */
export interface FunctionUses {
  /** Declared names and the positions of their first declarations. */
  readonly declared: Map<string, number>;
  /** Names and the positions of their first uses; without those in functions inside. */
  readonly used: Map<string, number>;
  /** Names that functions inside use or that such functions have: they must be variables. */
  readonly shared: Set<string>;
  usesThis: boolean;
  usesSuper: boolean;
  /** True where names are found while the function runs: all of them must be variables. */
  isDynamic: boolean;
}

/** Functions that find variables by texts. */
const FINDING: ReadonlySet<string> = new Set(['eval', 'get']);

/** Reads what the body of a function uses, without those of the functions in it. */
export function functionUses(body: readonly Statement[]): FunctionUses {
  const uses: FunctionUses = {
    declared: new Map(),
    used: new Map(),
    shared: new Set(),
    usesThis: false,
    usesSuper: false,
    isDynamic: false,
  };
  visitAll(body, (node) => note(node, uses));
  return uses;
}

function note(node: SyntaxNode, uses: FunctionUses): boolean {
  switch (node.kind) {
    case 'Name':
      if (!uses.used.has(node.name)) uses.used.set(node.name, node.at);
      return true;
    case 'Variable':
      for (const { name, at } of node.variables) if (!uses.declared.has(name)) uses.declared.set(name, at);
      return true;
    case 'This':
      uses.usesThis = true;
      return true;
    case 'Super':
      uses.usesSuper = true;
      return true;
    case 'Function':
    case 'FunctionDeclaration':
      noteInner(node.code, uses);
      return false;
    case 'Try':
      for (const { name } of node.catches) uses.shared.add(name);
      return true;
    case 'With':
    case 'TellTarget':
      uses.isDynamic = true;
      return true;
    case 'Call':
      if (node.callee.kind === 'Name' && FINDING.has(node.callee.name)) uses.isDynamic = true;
      return true;
    default:
      return true;
  }
}

function noteInner({ name, body = [] }: FunctionCode, uses: FunctionUses): void {
  if (name !== '') uses.shared.add(name);
  visitAll(body, (node) => {
    if (node.kind === 'Name') uses.shared.add(node.name);
    else if (node.kind === 'Call' && node.callee.kind === 'Name' && FINDING.has(node.callee.name))
      uses.isDynamic = true;
    return true;
  });
}

/** Visits statements, expressions and all that is in them. @param visit - false leaves out what is in a node */
function visitAll(nodes: readonly SyntaxNode[], visit: (node: SyntaxNode) => boolean): void {
  walkNodes(nodes, (part) => isNode(part) && !visit(part));
}

function isNode(value: object): value is SyntaxNode {
  return 'kind' in value;
}
