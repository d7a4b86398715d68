import { escape } from '../../text/escape';
import type { Group, PseudoArgument, PseudoStep, Query, Step } from './ast';
import { printAttribute } from './stringifyAttribute';
import { type Surroundings, printClass, printName, printPath } from './stringifyText';

/**
 * The text of a query in one canonical form: without needless blanks, and with quotes around texts that would need
 * escapes. Parsing it gives the same tree again, except for `text` and the places.
 */
export function stringify(query: Query): string {
  return printQuery(query, false);
}

/** The text of one step, as `stringify` writes it. */
export function stringifyStep(step: Step): string {
  return printStep(step, { nested: false, closed: false });
}

function printQuery(query: Query, nested: boolean): string {
  const groups: string[] = [];
  for (let i = 0; i < query.groups.length; i++) groups.push(printGroup(query.groups[i], nested));
  return groups.join(', ');
}

function printGroup(group: Group, nested: boolean): string {
  const steps: string[] = [];
  for (let i = 0; i < group.steps.length; i++) {
    const next = group.steps[i + 1];
    steps.push(printStep(group.steps[i], { nested, closed: Boolean(next) && next.type === 'class' }));
  }
  return steps.join('');
}

function printStep(step: Step, surroundings: Surroundings): string {
  switch (step.type) {
    case 'universal':
      return '*';
    case 'name':
      return printName(step.pattern, surroundings);
    case 'path':
      return printPath(step.pattern, surroundings);
    case 'class':
      return printClass(step.pattern, surroundings);
    case 'attribute':
      return printAttribute(step);
    case 'pseudo':
      return printPseudo(step);
  }
}

function printPseudo(step: PseudoStep): string {
  return step.argument === null ? `:${step.name}` : `:${step.name}(${printArgument(step.argument)})`;
}

function printArgument(argument: PseudoArgument): string {
  switch (argument.type) {
    case 'query':
      return printQuery(argument.query, true);
    case 'nth':
      return printNth(argument.a, argument.b);
    case 'number':
      return String(argument.value);
    case 'text':
      return escape(argument.text, { special: '\\()' });
  }
}

/** `3`, `2n`, `n+1`, `-n+3`. */
function printNth(a: number, b: number): string {
  if (a === 0) return String(b);
  const steps = a === 1 ? 'n' : a === -1 ? '-n' : `${a}n`;
  if (b === 0) return steps;
  return b > 0 ? `${steps}+${b}` : `${steps}${b}`;
}
