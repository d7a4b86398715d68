import { Option } from 'commander';
import { DEFAULT_LIMITS } from '../../../document/container/limits';
import { readAmount } from './readAmount';

/** The option that limits the pictures of every command that draws or decodes them. */
export function maxPixelsOption(): Option {
  const { maxPixels } = DEFAULT_LIMITS;
  return new Option(
    '--max-pixels <number>',
    `maximum pixels of a picture or bitmap; default ${maxPixels}`,
  ).argParser(readAmount);
}
