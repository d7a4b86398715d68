import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { publishDocument } from '../../../../output/makers/publishDocument';
import { publishLottie } from '../../../../output/lottie/publishLottie';
import { sceneSubject } from '../../../../output/pictures/exportSubjects';
import { pictureOf } from '../../../../app/host/pictureOf';
import { pixelsOf } from '../../../../output/pictures/rasterize';
import { encodeBitmap } from '../../../../output/pixels/encodeBitmap';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { quietHost } from '../../../support/openModel';

const RED_AND_BLUE = { width: 2, height: 1, rgba: Uint8Array.of(255, 0, 0, 255, 0, 0, 255, 255) };

/** A bitmap of a red and a blue pixel, ten times as large. */
function documentOf(
  attributes: string,
  data = encodeBitmap(RED_AND_BLUE, nodePlatform.compression),
  count = 1,
): Document {
  const xml = `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/" width="40" height="20" xflVersion="2.97">
    <media><DOMBitmapItem name="b" href="b.png" bitmapDataHRef="b.dat" ${attributes}/></media>
    <timelines><DOMTimeline name="Scene 1"><layers><DOMLayer name="l"><frames><DOMFrame index="0"><elements>
    ${'<DOMBitmapInstance libraryItemName="b"><matrix><Matrix a="10" d="10"/></matrix></DOMBitmapInstance>'.repeat(count)}
    </elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timelines></DOMDocument>`;
  const files = { 'DOMDocument.xml': xml, 'bin/b.dat': data };
  return openDocument(new MemoryContainer('film.fla', files), quietHost());
}

/** The red of a row of pixels. */
function row(document: Document): number[] {
  const { svg } = pictureOf(document);
  const { rgba, width } = pixelsOf(nodePlatform.rasterizer, svg);
  return Array.from({ length: width }, (_, x) => rgba[(5 * width + x) * 4]);
}

const PLAIN_SIZE = 'frameRight="40" frameBottom="20"';
/** The same picture as if it had half the resolution. */
const OWN_SIZE = 'frameRight="80" frameBottom="40"';

// Movies that Adobe published: 1,036 smooth bitmap fills and 179 hard ones, as allowSmoothing says.
describe('bitmaps', () => {
  it.each([
    ['without smoothing', PLAIN_SIZE, 1],
    ['that are not to be smoothed', `${PLAIN_SIZE} allowSmoothing="false"`, 1],
    ['that are smoothed', `${PLAIN_SIZE} allowSmoothing="true"`, 10],
  ])('%s: magnified, they show mixed colours or none', (_what, attributes, least) => {
    const reds = new Set(row(documentOf(attributes)).slice(0, 20));
    expect(reds.size).toBeGreaterThanOrEqual(least);
    if (least === 1) expect([...reds]).toEqual([255, 0]);
  });

  it('Bitmaps count once for each time that they are shown: the rasterizer unpacks them each time', () => {
    const png = Buffer.alloc(40);
    png.write('\x89PNG', 'latin1');
    png.writeUInt32BE(8000, 16);
    png.writeUInt32BE(8000, 20);
    expect(pictureOf(documentOf('', png, 8)).svg).toContain('<use');
    expect(() => pictureOf(documentOf('', png, 9))).toThrow(
      'The picture claims 576,000,000 pixels of bitmaps; the maximum is 512,000,000',
    );
  });

  it('A damaged bitmap is decoded once, however often it is shown', () => {
    const document = documentOf('', new Uint8Array(40), 3);
    const read = jest.spyOn(document.files, 'bytes');
    pictureOf(document);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('An SVG picture names the rule by the word that browsers know', () => {
    expect(pictureOf(documentOf(PLAIN_SIZE)).svg).toContain('image-rendering="pixelated"');
    expect(pictureOf(documentOf('allowSmoothing="true"')).svg).not.toContain('image-rendering');
  });

  it.each([
    [PLAIN_SIZE, true, 'Bitmap'],
    ['allowSmoothing="true"', false, 'Bitmap'],
  ])('A page draws them hard where they are not smoothed: %s', (attributes, isHard, kind) => {
    const { files } = publishDocument(documentOf(attributes).film, { to: 'canvas' });
    const script = new TextDecoder().decode(files.find(({ path }) => path === 'film.js')?.bytes);
    expect(script.includes('imageSmoothingEnabled = false')).toBe(isHard);
    expect(script).toContain(`new cjs.${kind}()`);
  });
});

// A SWF that Adobe published has the scale 0.752 for a picture whose frameRight is 0.752 times 20 twips a pixel.
describe('bitmaps of another resolution have a size of their own', () => {
  it('Pictures have that size', () => {
    const reds = row(documentOf(OWN_SIZE));
    expect(reds).toEqual(reds.map((_, x) => (x < 20 ? 255 : 0)));
    expect(row(documentOf(PLAIN_SIZE)).slice(0, 20)).toEqual(reds.slice(0, 40).filter((_, x) => x % 2 === 0));
  });

  it.each([
    ['as their pixels say without one', 'allowSmoothing="true"', [20, 10]],
    ['by the frame of the item', OWN_SIZE, [40, 20]],
  ])('The page of HTML5 Canvas has that size: %s', (_what, attributes, size) => {
    const { files } = publishDocument(documentOf(attributes).film, { to: 'canvas' });
    const script = new TextDecoder().decode(files.find(({ path }) => path === 'film.js')?.bytes);
    const [, x, y] = /setTransform\(0,0,(\d+),(\d+)\)/.exec(script) ?? [];
    expect([2 * Number(x), Number(y)]).toEqual(size);
  });

  it('The movie in SWF has that size', () => {
    const shapeOf = (attributes: string): string =>
      Buffer.from(publishDocument(documentOf(attributes).film, { to: 'swf' }).files[0].bytes).toString('hex');
    expect(shapeOf(OWN_SIZE)).not.toBe(shapeOf(PLAIN_SIZE));
  });

  it('The animation in Lottie has that size', () => {
    const document = documentOf(OWN_SIZE);
    const subject = sceneSubject(document.film, document.timelines[0], 'film');
    const { layers } = publishLottie(document.film, subject, { background: 'none' }).animation;
    expect(layers).toEqual([expect.objectContaining({ ty: 0, w: 4, h: 2 })]);
  });
});
