import { optionName } from '../../messages/optionName';
import type { PublishRequest } from './PublishRequest';

/** Options that take no value, and those that take one. */
const SWITCHES = ['local', 'hosted', 'strict', 'json'] as const;
const VALUES = ['to', 'scripts', 'fonts', 'maxPixels'] as const;

/** The command line that publishes documents into a folder, in a process of its own. */
export function publishArguments(
  documents: readonly string[],
  folder: string,
  request: Omit<PublishRequest, 'output'>,
): string[] {
  return [
    'publish',
    ...documents,
    `--output=${folder}`,
    ...SWITCHES.flatMap((name) => (request[name] ? [optionName(name)] : [])),
    ...VALUES.flatMap((name) => {
      const value = request[name];
      return value === undefined ? [] : [`${optionName(name)}=${value}`];
    }),
  ];
}
