import type { Expression, XmlPart } from '../syntax/Expression';
import { emitCondition } from './conditions';
import { emit } from './emit';
import type { FunctionContext } from './FunctionContext';
import { OP } from './OP';
import { emitProperty } from './references';

export function emitDescendants(
  context: FunctionContext,
  node: Extract<Expression, { kind: 'Descendants' }>,
): void {
  emit(context, node.object);
  const { refs, name } = emitProperty(context, node.property);
  context.code.op(OP.getDescendants, 1 - refs, name);
}

/** A list of the elements for which a condition is true: each is the innermost scope while it is asked. */
export function emitFilter(context: FunctionContext, node: Extract<Expression, { kind: 'Filter' }>): void {
  const { code, link } = context;
  const { pool } = link.writer;
  const [object, index, result, item] = [code.local(), code.local(), code.local(), code.local()];
  const loop = code.label();
  const test = code.label();
  const skip = code.label();
  code.number(0).setLocal(index);
  emit(context, node.object);
  code.op(OP.checkFilter, 0).op(OP.coerceA, 0).setLocal(object);
  code
    .op(OP.getLex, 1, pool.name('XMLList'))
    .text('')
    .op(OP.construct, -1, 1)
    .op(OP.coerceA, 0)
    .setLocal(result);
  code.jump(OP.jump, test).put(loop, true);
  code.getLocal(object).getLocal(index).op(OP.nextValue, -1).op(OP.dup, 1).setLocal(item).pushWith();
  context.depthOfWith++;
  const isTrue = code.label();
  const after = code.label();
  emitCondition(context, node.condition, isTrue, true);
  code.popScope().jump(OP.jump, skip).put(isTrue);
  code.popScope().getLocal(result).getLocal(index).getLocal(item);
  context.depthOfWith--;
  code.op(OP.setProperty, -3, pool.lateName(pool.namespaceSet([link.packageSpace('')]))).put(skip);
  code.put(test).op(OP.hasNext2, 1, object, index).jump(OP.ifTrue, loop, -1).put(after);
  code.getLocal(result);
  for (const register of [object, index, result, item]) code.op(OP.kill, 0, register).release(register);
}

/** An XML literal: its text with the values of its expressions, read by the player. */
export function emitXml(context: FunctionContext, node: Extract<Expression, { kind: 'Xml' }>): void {
  const { code, link } = context;
  const type = link.writer.pool.name(node.isList ? 'XMLList' : 'XML');
  code.op(OP.getLex, 1, type);
  const parts = node.isList ? insideList(node.parts) : node.parts;
  parts.forEach((part, index) => {
    emitPart(context, part);
    if (index > 0) code.op(OP.add, -1);
  });
  code.op(OP.construct, -1, 1);
}

/** The parts of a list without `<>` and `</>`: a list is made of the text inside. */
function insideList(parts: readonly XmlPart[]): XmlPart[] {
  const last = parts.length - 1;
  return parts.map((part, index) => {
    const { text } = part;
    if (text === undefined) return part;
    const begun = index === 0 ? text.replace(/^<\s*>/, '') : text;
    return { ...part, text: index === last ? begun.replace(/<\/\s*>$/, '') : begun };
  });
}

function emitPart(context: FunctionContext, { text, expression, context: where }: XmlPart): void {
  const { code } = context;
  if (!expression) {
    code.text(text ?? '');
    return;
  }
  if (where === 'attribute') code.text('"');
  emit(context, expression);
  if (where === 'content') code.op(OP.escapeXmlElement, 0);
  else if (where === 'tag') code.op(OP.convertS, 0);
  else code.op(OP.escapeXmlAttribute, 0).op(OP.add, -1).text('"').op(OP.add, -1);
}
