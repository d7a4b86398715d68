import pixelmatch from 'pixelmatch';
import type * as Pngjs from 'pngjs';
import type { RenderOptions } from '../../index';
import { loadPackage } from '../../../platform/node/loadPackage';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { rasterize } from '../../../output/pictures/rasterize';
import { Reference, type MatcherContext, type Verdict } from '../Reference';
import { checkHost } from './checkHost';

/** Options of `toMatchPicture`. */
export interface MatchPictureOptions extends RenderOptions {
  /** The share of pixels that may differ, from 0 to 1; default: 0. */
  tolerance?: number;
  /** The distance at which two colours differ, from 0 to 1; default: 0.1. */
  threshold?: number;
  /** Pixels of the picture per pixel of the stage; default: 1. */
  scale?: number;
  /** Names the file of the picture; default: the name of the test. */
  name?: string;
}

/**
 * Compares the stage of the current document with the PNG in `__pictures__` next to the test. A missing picture is
 * written; `-u` updates it. If they differ, `.actual.png` and `.diff.png` are written.
 */
export function toMatchPicture(
  this: MatcherContext,
  received: unknown,
  options: MatchPictureOptions = {},
): Verdict {
  checkHost('toMatchPicture', received);
  const { tolerance = 0, threshold = 0.1, scale = 1, name, ...render } = options;
  checkShare('tolerance', tolerance);
  checkShare('threshold', threshold);
  const svg = received.render(render);
  const picture = rasterize(nodePlatform.rasterizer, svg, { scale, fontFolders: received.fonts });
  const reference = new Reference(this, '__pictures__', '.png', name);
  const saved = reference.read();
  if (saved === undefined) {
    reference.write(picture);
    return { pass: !this.isNot, message: () => `${reference.file} was written` };
  }
  const { PNG } = loadPackage('pngjs', 'toMatchPicture') as typeof Pngjs;
  const expected = PNG.sync.read(Buffer.from(saved));
  const actual = PNG.sync.read(Buffer.from(picture));
  const { width, height } = actual;
  if (expected.width !== width || expected.height !== height) {
    reference.writeBeside('actual', picture);
    return {
      pass: false,
      message: () =>
        `the picture has ${width} x ${height} pixels, ${reference.file} has ${expected.width} x ${expected.height}`,
    };
  }
  const difference = new PNG({ width, height });
  const count = pixelmatch(expected.data, actual.data, difference.data, width, height, { threshold });
  const share = count / (width * height);
  const pass = share <= tolerance;
  if (!pass) reference.writeBeside('actual', picture);
  const shown = pass ? '' : reference.writeBeside('diff', PNG.sync.write(difference));
  return {
    pass,
    message: () =>
      pass
        ? `the picture is as in ${reference.file}, and should not be`
        : `${count} of ${width * height} pixels differ (${percent(share)}, tolerance ${percent(tolerance)}): see ${shown}; -u keeps the new picture`,
  };
}

function checkShare(name: string, value: number): void {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1))
    throw new RangeError(
      `expect(…).toMatchPicture: ${name}: expected a number from 0 to 1, got ${String(value)}`,
    );
}

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(2))} %`;
}
