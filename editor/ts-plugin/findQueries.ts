import type ts from 'typescript';
import { QUERY_FUNCTIONS } from '../queries/queryFunctions';
import type { WordDomain } from '../queries/QueryWords';
import { QueryLiteral } from './QueryLiteral';

/** The types of the functions that take queries. */
const FUNCTION_TYPES: Partial<Record<string, WordDomain>> = {
  ElementQuery: 'element',
  ItemQuery: 'item',
  LayerQuery: 'layer',
  FrameQuery: 'frame',
};

const COLLECTIONS: Partial<Record<string, WordDomain>> = {
  ElementCollection: 'element',
  ItemCollection: 'item',
  LayerCollection: 'layer',
  FrameCollection: 'frame',
};

/** The methods of collections whose query is about other objects than the collection. */
const LEADING_METHODS: Partial<Record<string, WordDomain>> = {
  contents: 'element',
  layers: 'layer',
  frames: 'frame',
};

/**
 * Finds the queries of a script: texts that are given to `$`, `$$`, `$.layers`, `$.frames`, their `all`, to methods of
 * collections, and to the matcher `toHaveElements`.
 */
export function findQueries(
  typescript: typeof ts,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): QueryLiteral[] {
  const queries: QueryLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (typescript.isCallExpression(node)) queries.push(...queriesOf(node));
    typescript.forEachChild(node, visit);
  };
  visit(file);
  return queries;

  function queriesOf(call: ts.CallExpression): QueryLiteral[] {
    const literals = call.arguments.filter(typescript.isStringLiteralLike);
    const subject = literals.length > 0 ? subjectOf(call.expression) : undefined;
    if (subject === undefined) return [];
    return literals.slice(0, 1).map((node) => new QueryLiteral(node, file, subject, callerOf(call)));
  }

  function subjectOf(callee: ts.Expression): WordDomain | undefined {
    const type = checker.getTypeAtLocation(callee);
    // Scripts without declarations know the functions by their names.
    if (type.flags & typescript.TypeFlags.Any) return QUERY_FUNCTIONS[callee.getText(file)];
    const direct = FUNCTION_TYPES[nameOf(type)];
    if (direct !== undefined || !typescript.isPropertyAccessExpression(callee)) return direct;
    return subjectOfMethod(nameOf(checker.getTypeAtLocation(callee.expression)), callee.name.text);
  }

  function callerOf({ expression }: ts.CallExpression): string {
    const isMethod = typescript.isPropertyAccessExpression(expression);
    return `${isMethod ? `.${expression.name.text}` : expression.getText(file)}()`;
  }
}

function subjectOfMethod(owner: string, method: string): WordDomain | undefined {
  if (method === 'all') return FUNCTION_TYPES[owner];
  if (method === 'toHaveElements') return 'element';
  const subject = COLLECTIONS[owner];
  if (subject === undefined) return undefined;
  return method === 'filter' ? subject : LEADING_METHODS[method];
}

function nameOf(type: ts.Type): string {
  return type.getSymbol()?.name ?? '';
}
