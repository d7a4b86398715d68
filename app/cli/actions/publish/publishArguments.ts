import { optionName } from '../../messages/optionName';
import type { PublishTaskOptions } from './PublishTaskOptions';

/** Options that take no value, and those that take one. */
const SWITCHES = ['local', 'hosted', 'strict', 'json'] as const;
const VALUES = ['to', 'scripts', 'fonts', 'maxPixels'] as const;

/** The command line that publishes documents, for `watch`. */
export function publishArguments(documents: readonly string[], request: PublishTaskOptions): string[] {
  return [
    'publish',
    ...documents,
    `--output=${request.output}`,
    ...SWITCHES.flatMap((name) => (request[name] ? [optionName(name)] : [])),
    ...(request.sourcePath ?? []).map((folder) => `--source-path=${folder}`),
    ...VALUES.flatMap((name) => {
      const value = request[name];
      return value === undefined ? [] : [`${optionName(name)}=${value}`];
    }),
  ];
}
