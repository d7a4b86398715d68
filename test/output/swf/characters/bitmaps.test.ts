import { markupOf } from '../../../../output/pictures/imageFiles';
import { pixelsOf } from '../../../../output/pictures/rasterize';
import { decodeBitmap } from '../../../../output/pixels/decodeBitmap';
import { encodeBitmap, type Pixels } from '../../../../output/pixels/encodeBitmap';
import { encodeJpeg } from '../../../../output/pixels/encodeJpeg';
import { publishSwf } from '../../../../output/swf/publishSwf';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { readSwf, type SwfTag } from '../../../support/readSwf';
import { SwfBits } from '../../../support/SwfBits';
import { documentWith, flashProfile } from '../../filesOfDocument';

describe('bitmaps', () => {
  const pixels = (alpha: number): Pixels => {
    const rgba = new Uint8Array(20 * 18 * 4).map((_, at) => (at % 4 === 3 ? alpha : 200));
    return { width: 20, height: 18, rgba };
  };
  const stored = {
    opaque: encodeBitmap(pixels(255), nodePlatform.compression),
    clear: encodeBitmap(pixels(128), nodePlatform.compression),
    jpeg: encodeJpeg(pixels(255), 95),
  };
  const shared = {
    linkageExportForAS: 'true',
    linkageClassName: 'B',
    href: 'b.png',
    bitmapDataHRef: 'b.dat',
  };

  /** The tag of an item's bitmap: its code, and what is after its number. */
  function tagOf(data: keyof typeof stored, attributes: Readonly<Record<string, string>>): SwfTag {
    const said = Object.entries({ name: 'b', ...shared, ...attributes }).map(
      ([name, value]) => `${name}="${value}"`,
    );
    const item = `<DOMBitmapItem ${said.join(' ')}/>`;
    const files = { 'bin/b.dat': stored[data], 'PublishSettings.xml': flashProfile({ Quality: '60' }) };
    const { tags } = readSwf(publishSwf(documentWith({}, files, item).film).files[0].bytes);
    const { code, body } = tags.find((tag) => [20, 21, 35, 36].includes(tag.code)) ?? {
      code: 0,
      body: stored.jpeg,
    };
    return { code, body: body.subarray(2) };
  }

  const LOSSLESS = { compressionType: 'lossless', useImportedJPEGData: 'false' };
  // The first step of brightness is 16 at quality 50. Source: what Adobe's programs publish of such items.
  it.each<
    [
      keyof typeof stored,
      attributes: Readonly<Record<string, string>>,
      code: number,
      step: number | undefined,
    ]
  >([
    ['opaque', {}, 21, 13],
    ['opaque', { quality: '50' }, 21, 13],
    ['opaque', { quality: '50', useImportedJPEGData: 'false' }, 21, 16],
    ['opaque', { quality: '-1', useImportedJPEGData: 'false' }, 21, 13],
    ['clear', { quality: '100', useImportedJPEGData: 'false' }, 35, 1],
    ['opaque', LOSSLESS, 20, undefined],
    ['clear', LOSSLESS, 36, undefined],
    ['jpeg', { quality: '50' }, 21, 2],
    ['jpeg', { quality: '50', useImportedJPEGData: 'false' }, 21, 16],
    ['jpeg', LOSSLESS, 20, undefined],
  ])('Of %s data with %j the tag is %i', (data, attributes, code, step) => {
    const tag = tagOf(data, attributes);
    expect(tag.code).toBe(code);
    const table = Buffer.from(tag.body).indexOf(Buffer.from([0xff, 0xdb, 0, 67, 0]));
    expect(step === undefined ? undefined : tag.body[table + 5]).toBe(step);
  });

  it('An imported JPEG keeps its bytes; alpha is beside colours that are multiplied by it', () => {
    expect(Buffer.from(tagOf('jpeg', {}).body).equals(stored.jpeg)).toBe(true);
    const bits = new SwfBits(tagOf('clear', {}).body);
    const jpeg = decodeBitmap(bits.bytes(bits.u32()), {
      compression: nodePlatform.compression,
      maxPixels: 1000,
    });
    if (typeof jpeg === 'string') throw new Error(jpeg);
    const { rgba, width, height } = pixelsOf(nodePlatform.rasterizer, markupOf(jpeg));
    expect([width, height]).toEqual([20, 18]);
    expect(Math.abs(rgba[0] - 100)).toBeLessThan(4);
    const alpha = nodePlatform.compression.inflate(tagOf('clear', {}).body.subarray(bits.at), 1000);
    expect([alpha.length, ...new Set(alpha)]).toEqual([360, 128]);
  });
});
