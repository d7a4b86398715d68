import type { FunctionStatement, TypeName } from '../syntax/Declaration';
import type { Statement } from '../syntax/Statement';
import { walkNodes, type AnyNode } from '../syntax/walkNodes';
import type { Linker } from './Linker';

/** What the statements of a function declare and need. Functions inside are not looked into. */
export interface BodyFacts {
  /** Names of variables and functions, with types. */
  readonly variables: ReadonlyMap<string, TypeName | undefined>;
  readonly functions: readonly FunctionStatement[];
  readonly hasClosure: boolean;
  readonly hasWith: boolean;
  readonly usesArguments: boolean;
  readonly callsSuper: boolean;
  readonly setsXmlSpace: boolean;
}

type Draft = { -readonly [Key in keyof BodyFacts]: BodyFacts[Key] } & {
  variables: Map<string, TypeName | undefined>;
  functions: FunctionStatement[];
};

export function analyzeBody(link: Linker, statements: readonly Statement[]): BodyFacts {
  const draft: Draft = {
    variables: new Map(),
    functions: [],
    hasClosure: false,
    hasWith: false,
    usesArguments: false,
    callsSuper: false,
    setsXmlSpace: false,
  };
  walkNodes(statements, (node) => isOff(link, node) || note(draft, node));
  return draft;
}

function isOff(link: Linker, node: AnyNode): boolean {
  const config = (node.kind === 'Config' ? node.config : (node.modifiers as AnyNode | undefined)?.config) as
    | { space: string; name: string }
    | undefined;
  return config !== undefined && link.constant(config.space, config.name) !== true;
}

/** Notes a node. @returns true if what is inside does not count */
function note(draft: Draft, node: AnyNode): boolean {
  switch (node.kind) {
    case 'Function':
      draft.hasClosure = true;
      return true;
    case 'FunctionDeclaration': {
      const statement = node as unknown as FunctionStatement;
      draft.hasClosure = true;
      draft.functions.push(statement);
      if (!draft.variables.has(statement.code.name)) draft.variables.set(statement.code.name, undefined);
      return true;
    }
    case 'Variable':
      for (const { name, type } of node.variables as { name: string; type?: TypeName }[])
        if (!draft.variables.has(name)) draft.variables.set(name, type);
      return false;
    case 'With':
      draft.hasWith = true;
      return false;
    case 'DefaultXmlNamespace':
      draft.setsXmlSpace = true;
      return false;
    case 'Name':
      if (node.name === 'arguments') draft.usesArguments = true;
      return false;
    case 'Call':
      if ((node.callee as AnyNode).kind === 'Super') draft.callsSuper = true;
      return false;
    case 'Class':
    case 'Package':
      return true;
    default:
      return false;
  }
}
