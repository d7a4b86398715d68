import path from 'node:path';
import type { ExportRequest } from './ExportRequest';

/** Options that take no value. */
const SWITCHES = ['animated', 'trim', 'powerOfTwo', 'rotate', 'optimized'] as const;
const VALUES = [
  ...(['to', 'timeline', 'symbol', 'items', 'frames', 'label', 'background', 'data', 'padding'] as const),
  ...(['extrude', 'maxSize', 'leaves', 'fonts', 'maxPixels'] as const),
];

/**
 * The command line that exports one of several documents, in a process of its own.
 *
 * @param place - of the document below the folder that all lie in: its files get the same one
 */
export function exportArguments(document: string, place: string, request: ExportRequest): string[] {
  return [
    ...['export', document, '--json', '--output', path.join(request.output, place) + path.sep],
    `--scale=${request.scale.join(',')}`,
    ...SWITCHES.flatMap((name) => (request[name] ? [`--${hyphened(name)}`] : [])),
    ...VALUES.flatMap((name) => {
      const value = request[name];
      return value === undefined ? [] : [`--${hyphened(name)}=${value}`];
    }),
  ];
}

function hyphened(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
