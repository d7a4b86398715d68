import { DEFAULTS } from '../../../export/ExportOptions';
import type { ExportRequest } from './ExportRequest';
import { optionName } from '../../messages/optionName';

/** Options that take no value. */
const SWITCHES = ['animated', 'trim', 'powerOfTwo', 'rotate', 'optimized'] as const;
const VALUES = [
  ...(['to', 'timeline', 'symbol', 'items', 'frames', 'label', 'background', 'data', 'padding'] as const),
  ...(['extrude', 'maxSize', 'leaves', 'fonts', 'maxPixels'] as const),
];

/** Values that need no word. What is said belongs to some formats only. */
const UNSAID: Partial<ExportRequest> = { data: DEFAULTS.data, ...DEFAULTS.sheet };

/**
 * The command line that exports one of several documents, in a process of its own.
 *
 * @param folder - for the files of the document, with a slash at the end
 */
export function exportArguments(document: string, folder: string, request: ExportRequest): string[] {
  return [
    ...['export', document, '--json', '--output', folder],
    `--scale=${request.scale.join(',')}`,
    ...SWITCHES.flatMap((name) => (request[name] ? [optionName(name)] : [])),
    ...VALUES.flatMap((name) => {
      const value = request[name];
      return value === undefined || value === UNSAID[name] ? [] : [`${optionName(name)}=${value}`];
    }),
  ];
}
