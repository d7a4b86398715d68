import { printExpression, type EnginePosition } from './engineWords';
import { type Doing, nodeAt } from './nodeAt';

/** Messages of the sandbox's engine, QuickJS, which name no callee and no object; a group is the value or the name. */
const FORMS: readonly [pattern: RegExp, doing: Doing, say: (subject: string, group: string) => string][] = [
  [/^not a function$/, 'calls', (callee) => `${callee} is not a function`],
  [/^not a constructor$/, 'makes', (callee) => `${callee} is not a constructor`],
  [/^cannot read property '.*' of (null|undefined)$/, 'reads', isNothing],
  [/^cannot set property '.*' of (null|undefined)$/, 'sets', isNothing],
];

/** A message of the sandbox's engine in the words of Animate's; any other message unchanged. */
export function sandboxWords(message: string, position: EnginePosition | undefined): string {
  const missing = /^'([^']+)' is not defined$/.exec(message)?.[1];
  if (missing !== undefined) return `${missing} is not defined`;
  for (const [pattern, doing, say] of FORMS) {
    const groups = pattern.exec(message);
    const node = groups && position && nodeAt(position, doing);
    if (groups && node) return say(printExpression(node, position.source), groups[1] ?? '');
  }
  return message;
}

function isNothing(object: string, value: string): string {
  return object === value ? `${value} has no properties` : `${object} is ${value}`;
}
