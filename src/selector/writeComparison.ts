import { readNumber } from '../text/number';
import type { AttributeStep } from './ast';
import type { Comparison } from './compare';
import type { LoopWriter } from './LoopWriter';

/** A comparison of values of one type, as source text about `v`. */
interface CommonCase {
  type: 'number' | 'string';
  condition: string;
}

/**
 * A comparison as source text: its commonest case written out, while everything else asks the comparison itself.
 *
 * @param value the source text of the attribute's value
 * @param holds the comparison that the step makes
 */
export function writeComparison(
  step: AttributeStep,
  value: string,
  holds: Comparison,
  loop: LoopWriter,
): string {
  const call = loop.constant(holds);
  const common = commonCase(step, loop);
  if (common === null) return call + '(' + value + ')';
  // A number that is one equals itself as a number: asked so, as engines are slow at naming types.
  const isCommon = common.type === 'number' ? `(v=${value})===+v` : `typeof(v=${value})==="string"`;
  return `(${isCommon}?${common.condition}:${call}(v))`;
}

function commonCase({ operator, value }: AttributeStep, loop: LoopWriter): CommonCase | null {
  if (value === null || value.type === 'pattern' || value.type === 'regexp') return null;
  if (value.type === 'number')
    return { type: 'number', condition: `v${operator}${loop.constant(value.value)}` };
  if (value.type === 'range') {
    const within = `v>=${loop.constant(value.min)}&&v<=${loop.constant(value.max)}`;
    return { type: 'number', condition: operator === '=' ? within : `!(${within})` };
  }
  const text = loop.constant(value.text);
  if (operator === '*=') return { type: 'string', condition: `v.indexOf(${text})>=0` };
  if (operator === '^=') {
    return { type: 'string', condition: `v.substring(0,${value.text.length})===${text}` };
  }
  const number = readNumber(value.text);
  const wanted = number === null ? text : loop.constant(number);
  const type = number === null ? 'string' : 'number';
  if (operator === '=') return { type, condition: `v===${wanted}` };
  return operator === '!=' ? { type, condition: `v!==${wanted}` } : null;
}
