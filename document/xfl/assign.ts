import { checkChoice, checkNumber, checkText } from '../checks/checkValue';
import { parseColor } from './colors';
import type { XflAttribute, AttributeRule, WritableAttributes } from './schema/XflAttribute';

/**
 * Gives an element what a script assigned to one of its attributes, checked by what the attribute may be.
 *
 * @param member - the host's name of what is set, for errors
 * @throws HostError for a value of another type, out of the range, or of no known word
 */
export function assign<T>(
  node: WritableAttributes,
  attribute: XflAttribute<T>,
  member: string,
  value: unknown,
): void {
  attribute.write(node, checked(attribute, member, value));
}

/** The value that a script means. @throws as above */
export function checked<T>({ rule }: XflAttribute<T>, member: string, value: unknown): T {
  return checkedBy(rule, member, value) as T;
}

function checkedBy(rule: AttributeRule, member: string, value: unknown): unknown {
  switch (rule.kind) {
    case 'flag':
      return Boolean(value);
    case 'number':
      return checkNumber(member, value, rule.low, rule.high);
    case 'integer':
      return Math.trunc(checkNumber(member, value, rule.low, rule.high));
    case 'word':
      return checkChoice(member, value, rule.words);
    case 'color':
      return parseColor(member, value).rgb;
    case 'text':
      return checkText(member, value);
  }
}
