import type { ComponentParameter } from '../../../film/componentParameters';
import type { FilmElement } from '../../../film/records/FilmElement';

/** True for an instance of a component, whose parameters code sets. */
export function isComponent({ kind, tag }: FilmElement): boolean {
  return kind === 'component' || tag === 'DOMCompiledClipInstance';
}

/** A value as a script says it; lists of records, which only ActionScript 3 has, are not among them. */
export function literalOf({ type, value }: Pick<ComponentParameter, 'type' | 'value'>): string {
  switch (type) {
    case 'Boolean':
      return value === 'true' ? 'true' : 'false';
    case 'Number':
      return numberOf(value);
    case 'Color':
      return /^#[0-9a-f]{1,6}$/i.test(value) ? `0x${value.slice(1)}` : numberOf(value);
    case 'Array':
      return `[${value === '' ? '' : value.split(',').map(textLiteral).join(', ')}]`;
    default:
      return textLiteral(value);
  }
}

/** Numbers can be left out: `null`. */
function numberOf(value: string): string {
  if (value === 'null') return value;
  const number = Number(value);
  return Number.isFinite(number) ? String(number) : 'NaN';
}

/** A text in quotes that has no end of a line in it. */
export function textLiteral(text: string): string {
  return JSON.stringify(text).replace(
    /[\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16)}`,
  );
}
