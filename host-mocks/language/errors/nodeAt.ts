import { parse, type AnyNode, type Program } from 'acorn';
import type { EnginePosition } from './engineWords';

/**
 * What a script does at a position: reads or sets a member, calls, constructs with `new`, compares by `in` or
 * `instanceof`.
 */
export type Doing = 'reads' | 'sets' | 'calls' | 'makes' | 'compares';

/** The last parsed text: the errors of a script often come from the same file. */
let last: { source: string; program: Program | undefined } | undefined;

/**
 * The expression that an error is about: the object whose member is read or set, the called function, or the right
 * operand; undefined if nothing at the position does that. The positions are those that V8 reports.
 */
export function nodeAt({ source, line, column }: EnginePosition, doing: Doing): AnyNode | undefined {
  const program = parsed(source);
  const position = program && positionOf(source, line, column);
  if (!program || position === undefined) return undefined;
  let subject: AnyNode | undefined;
  // Not recursive: generated scripts nest deeper than the stack.
  const waiting: AnyNode[] = [program];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.start > position || node.end < position) continue;
    subject = subjectAt(node, doing, position, source) ?? subject;
    for (const part of Object.values(node).flat() as unknown[]) if (isNode(part)) waiting.push(part);
  }
  return subject;
}

function subjectAt(node: AnyNode, doing: Doing, at: number, source: string): AnyNode | undefined {
  switch (node.type) {
    case 'MemberExpression':
      if (doing === 'reads' && (node.property.start === at || node.object.end === at)) return node.object;
      return undefined;
    case 'AssignmentExpression': {
      const { left, operator, start } = node;
      if (left.type !== 'MemberExpression') return undefined;
      const isHere =
        doing === 'sets' ? skipBlanks(source, left.end) === at : operator !== '=' && start === at;
      return isHere && (doing === 'sets' || doing === 'reads') ? left.object : undefined;
    }
    case 'UpdateExpression': {
      const { argument, start } = node;
      return doing === 'reads' && start === at && argument.type === 'MemberExpression'
        ? argument.object
        : undefined;
    }
    case 'CallExpression': {
      const { callee } = node;
      const target = callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee;
      return doing === 'calls' && (target.start === at || callee.end === at) ? callee : undefined;
    }
    case 'NewExpression':
      return doing === 'makes' && node.start === at ? node.callee : undefined;
    case 'BinaryExpression':
      return doing === 'compares' && skipBlanks(source, node.left.end) === at ? node.right : undefined;
    default:
      return undefined;
  }
}

function parsed(source: string): Program | undefined {
  if (last?.source !== source) last = { source, program: parsedNew(source) };
  return last.program;
}

function parsedNew(source: string): Program | undefined {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'script', preserveParens: true });
  } catch {
    return undefined;
  }
}

function positionOf(source: string, line: number, column: number): number | undefined {
  const ends = /\r\n|[\n\r\u2028\u2029]/g;
  for (let i = 1; i < line; i++) if (!ends.exec(source)) return undefined;
  return ends.lastIndex + column - 1;
}

function skipBlanks(source: string, from: number): number {
  const blanks = /\s*/y;
  blanks.lastIndex = from;
  blanks.exec(source);
  return blanks.lastIndex;
}

function isNode(value: unknown): value is AnyNode {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}
