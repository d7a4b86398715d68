import type { DocumentLiteral, ElementLiteral } from '../../../../app/literal/DocumentLiteral';
import { publishLiteral } from './film';

export const SQUARE: ElementLiteral = { shape: 'rectangle', width: 50, height: 50, fill: '#FF0000' };

export const LIBRARY: NonNullable<DocumentLiteral['library']> = [
  { name: 'clip', layers: [{ elements: [SQUARE] }] },
  { name: 'other', layers: [{ elements: [SQUARE] }] },
  { name: 'still', type: 'graphic', layers: [{ elements: [SQUARE] }] },
  { name: 'button', type: 'button', layers: [{ frames: [0, 1, 2, 3].map(() => ({ elements: [SQUARE] })) }] },
  { name: 'photo.png', type: 'bitmap', width: 10, height: 10 },
];

/** The lines of the main class between its constructor and its end, without blank ones. */
export function linesOf(literal: DocumentLiteral): string[] {
  return mainLines(publishLiteral({ library: LIBRARY, ...literal }).script);
}

/** The same of a script. */
export function mainLines(script: string): string[] {
  const [, body] =
    /\/\/ stage content:[\s\S]*?cjs\.MovieClip\.apply[^\n]*\n([\s\S]*?)\tthis\._renderFirstFrame/.exec(
      script,
    ) ?? [];
  return body.split('\n').flatMap((line) => (line.trim() === '' ? [] : line.slice(1)));
}
