import { shareOfDifferentPixels } from '../svg/comparePictures';
import { createHost } from '../../../app';
import { decodeBitmap } from '../../../output/pixels/decodeBitmap';
import { encodeBitmap } from '../../../output/pixels/encodeBitmap';
import { describeDocuments, documentPath } from '../../support/documents';
import { openHost } from '../../../app';
import { PNG } from 'pngjs';
import { rasterize } from '../../support/onNode';
import { compression } from '../../../platform/node/compression';

describe('encodeBitmap', () => {
  it('Pixels that encodeBitmap wrote are read back by decodeBitmap, one by one', () => {
    const width = 61;
    const height = 50;
    const rgba = new Uint8Array(width * height * 4).map((_, at) => (at % 4 === 3 ? 255 : (at * 7) % 256));
    const file = decodeBitmap(encodeBitmap({ width, height, rgba }, compression), {
      compression,
      maxPixels: 1e6,
    });
    expect(file).toMatchObject({ type: 'image/png', width, height });
    const bytes = typeof file === 'string' ? [] : file.bytes;
    expect([...PNG.sync.read(Buffer.from(bytes)).data]).toEqual([...rgba]);
  });
});

describe('document.convertSelectionToBitmap', () => {
  it('A bitmap that shows other fonts, or lacks bitmaps without data, comes with warnings', () => {
    const host = createHost({
      library: [{ name: 'photo', type: 'bitmap', width: 20, height: 10 }],
      layers: [
        {
          elements: [
            { text: 'abc', face: 'Verdana', width: 50, height: 20 },
            { item: 'photo', x: 60 },
          ],
        },
      ],
    });
    host.run('document.selectAll(); document.convertSelectionToBitmap()');
    expect(host.warnings).toEqual([
      'The bitmap is drawn without bitmap "photo", which has no file in the document',
      'The bitmap shows another face than Verdana: its font is not available (option fonts, --fonts)',
    ]);
  });

  it('A bitmap of the selection is put into the library and in its place', () => {
    const host = createHost({
      layers: [{ elements: [{ shape: 'rectangle', x: 10, y: 20, width: 30, height: 40, fill: '#FF0000' }] }],
    });
    host.run(`
      var doc = fl.getDocumentDOM();
      doc.selectAll();
      fl.trace(doc.convertSelectionToBitmap());
    `);
    const [element] = host.document.selection ?? [];
    const [item] = host.document.library.items;
    expect(host.output).toEqual(['true']);
    expect(host.document.getTimeline().layers[0].frames[0].elements).toEqual([element]);
    expect(element).toMatchObject({ elementType: 'instance', left: 10, top: 20, width: 30, height: 40 });
    expect(item).toMatchObject({ itemType: 'bitmap', name: 'Bitmap 1', hPixels: 30, vPixels: 40 });
    expect(host.render()).toContain('<image');
  });

  it('A selection is needed', () => {
    expect(() => createHost({ layers: [{}] }).document.convertSelectionToBitmap()).toThrow(
      'The function convertSelectionToBitmap() is currently unavailable.',
    );
  });
});

describeDocuments('convertSelectionToBitmap on a real document', () => {
  it('A real document looks as before', () => {
    const host = openHost(documentPath('demo'));
    const items = host.document.library.items.length;
    const before = PNG.sync.read(Buffer.from(rasterize(host.render())));
    host.document.selectAll();
    const { left, top } = host.document.getSelectionRect() as unknown as { left: number; top: number };
    expect(host.document.convertSelectionToBitmap()).toBe(true);
    const [bitmap] = host.document.selection ?? [];
    expect([bitmap.x, bitmap.y]).toEqual([Math.floor(left), Math.floor(top)]);
    expect(host.document.library.items).toHaveLength(items + 1);
    const after = PNG.sync.read(Buffer.from(rasterize(host.render())));
    expect(shareOfDifferentPixels(after, before)).toBeLessThan(0.02);
  });
});
