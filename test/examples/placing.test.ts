import { describeDocuments } from '../support/documents';
import { everything, onStage, run, symbols } from '../support/examples';
import { boundsOf, expectClose } from '../support/stage';

describeDocuments('an example that moves elements', () => {
  it('Everything is moved to whole pixels by snap-to-pixels.jsfl', () => {
    const { document, lines } = run('snap-to-pixels.jsfl', 'simple_graphic_frames');
    const all = everything(document);
    all.forEach(({ x, y }) => expectClose([x, y], [Math.round(x), Math.round(y)]));
    expect(lines).toEqual([`${all.length} elements on whole pixels`]);
  });

  it('The texts of every symbol are aligned by align-text-in-symbols.jsfl', () => {
    const { document } = run('align-text-in-symbols.jsfl', 'acid');
    const inSymbols = symbols(document).map(({ timeline }) =>
      timeline.layers.flatMap(({ frames }) =>
        frames[0].elements.filter(({ elementType }) => elementType === 'text'),
      ),
    );
    inSymbols.forEach((texts) => texts.forEach(({ left }) => expectClose([left], [texts[0].left])));
    expect(document.getTimeline().libraryItem).toBeNull();
  });

  it('The bitmaps are arranged in rows of four by contact-sheet.jsfl', () => {
    const { document } = run('contact-sheet.jsfl', 'NyanCat');
    const placed = onStage(document).filter(
      ({ elementType, name }) => elementType === 'instance' && name === '',
    );
    const bitmaps = placed.filter((element) => (element as Instance).instanceType === 'bitmap');
    expect(bitmaps).toHaveLength(12);
    const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
    const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
    bitmaps.forEach(({ left, top }, i) => {
      expectClose([left, top], [20 + (i % 4) * (width + 10), 20 + Math.floor(i / 4) * (height + 10)]);
    });
  });

  it('Clips fade and rotate from left to right by fade-out.jsfl', () => {
    const { document } = run('fade-out.jsfl', 'sample-element');
    const clips = onStage(document)
      .filter((element) => (element as SymbolInstance).symbolType === 'movie clip')
      .sort((a, b) => a.x - b.x) as SymbolInstance[];
    expect(clips.length).toBeGreaterThan(3);
    clips.forEach(({ colorAlphaPercent, rotation }, i) => {
      expectClose([colorAlphaPercent], [100 - (i * 100) / clips.length], 1);
      expectClose([rotation], [i * 5], 0.1);
    });
  });

  it('Symbols are moved to the same places on the stage each time by scatter.jsfl', () => {
    const places = () => {
      const { document } = run('scatter.jsfl', 'sample-element');
      const found = onStage(document).filter((element) => (element as Instance).instanceType === 'symbol');
      found.forEach(({ x, y }) => {
        expect(x >= 0 && x <= document.width && y >= 0 && y <= document.height).toBe(true);
      });
      return found.map(({ x, y, scaleX }) => [x, y, scaleX]);
    };
    expect(places()).toEqual(places());
    expect(new Set(places().map(String)).size).toBeGreaterThan(3);
  });

  it('Transformation points are moved to the middle by center-pivots.jsfl', () => {
    const { document } = run('center-pivots.jsfl', 'sample-element');
    onStage(document).forEach((element) => {
      const [left, top, width, height] = boundsOf(element);
      expectClose([element.transformX, element.transformY], [left + width / 2, top + height / 2]);
    });
  });

  it('Symbols are arranged in a row by menu-row.jsfl', () => {
    const { document } = run('menu-row.jsfl', 'sample-element');
    const row = onStage(document)
      .filter((element) => (element as Instance).instanceType === 'symbol')
      .map(boundsOf)
      .sort((a, b) => a[0] - b[0]);
    let left = 20;
    row.forEach((bounds) => {
      expectClose([bounds[0], bounds[1]], [left, 20], 0.3);
      left += bounds[2] + 12;
    });
  });
});
