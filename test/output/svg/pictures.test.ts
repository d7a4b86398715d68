import { FilmElement } from '../../../film/records/FilmElement';
import type { Document } from '../../../host-mocks/model/document/Document';
import { openDocument } from '../../../host-mocks/model/document/openDocument';
import type { Element } from '../../../host-mocks/model/elements/Element';
import type { Timeline } from '../../../host-mocks/model/timeline/Timeline';
import { Drawing } from '../../../output/svg/Drawing';
import { drawElement } from '../../../output/svg/elements/drawElement';
import { drawFrame } from '../../../output/svg/drawFrame';
import { pictureOf } from '../../../app/host/pictureOf';
import { FIRST_STATE } from '../../../output/svg/State';
import { describeDocuments, documents } from '../../support/documents';
import { openLiteral, quietHost } from '../../support/openModel';
import { drawnBounds } from './drawnBounds';
import { openContainer } from '../../support/onNode';

const open = (path: string): Document => openDocument(openContainer(path), quietHost());

function timelinesOf(document: Document): Timeline[] {
  const symbols = document.library.items.flatMap((item) => {
    const timeline = 'timeline' in item ? (item.timeline as Timeline) : undefined;
    return timeline ? [timeline] : [];
  });
  return [...document.timelines, ...symbols];
}

describe('pictures of literal documents', () => {
  const document = (): Document =>
    openLiteral({
      width: 100,
      height: 50,
      layers: [
        {
          elements: [
            { shape: 'rectangle', width: 10, height: 20, x: 5, y: 5, name: '' },
            { text: 'a < b', x: 40, y: 10, name: 'label' },
          ],
        },
      ],
    });

  it('A picture has the size of the stage and its ground', () => {
    const { svg } = pictureOf(document());
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="100" height="50" viewBox="0 0 100 50">/,
    );
    expect(svg).toContain('<rect x="0" y="0" width="100" height="50" fill="#FFFFFF"/>');
  });

  it('A picture escapes what XML reserves', () => {
    expect(pictureOf(document()).svg).toContain('a &lt; b');
  });

  it('A picture outlines matches with index and name, and draws the rest pale', () => {
    const model = document();
    const [, text] = model.getTimeline().layers[0].frames[0].elements;
    const { svg } = pictureOf(model, { matches: [text] });
    expect(svg).toContain('>0 label</text>');
    expect(svg.match(/<g opacity="0.2">/g)).toHaveLength(1);
  });

  it('A frame that the timeline does not have is refused by pictureOf', () => {
    expect(() => pictureOf(document(), { frame: 1 })).toThrow(
      'frame must be a whole number from 0 to 0, got 1',
    );
  });
});

describeDocuments('pictures of real documents', () => {
  it.each(documents)('$name: every timeline is drawn at its first, middle and last frame', ({ path }) => {
    const document = open(path);
    for (const timeline of timelinesOf(document).slice(0, 12)) {
      const last = Math.max(0, timeline.frameCount - 1);
      for (const frame of new Set([0, last >> 1, last])) {
        expect(pictureOf(document, { timeline, frame }).svg).toMatch(/^<svg [^]*<\/svg>\n$/);
      }
    }
  });

  /** Boxes found by sampling what was drawn of one element, where strokes do not matter, against those of the model. */
  it.each(documents)('$name: what is drawn of an element has the bounds that the model says', ({ path }) => {
    const document = open(path);
    const drawn = document.film;
    // Guide layers count in the bounds of a symbol and are not drawn: there only what stands for itself is compared.
    const hasGuides = timelinesOf(document).some(({ layers }) =>
      layers.some(({ layerType }) => layerType === 'guide'),
    );
    for (const element of firstElements(document, 60)) {
      const drawing = new Drawing(drawn, { x: 0, y: 0, width: 100, height: 100 }, drawFrame);
      const runs = drawElement(FilmElement.of(element.node), FIRST_STATE, drawing);
      const markup = runs.map((run) => run.markup).join('');
      if (hasGuides && markup.includes('<use')) continue;
      if (/stroke=|<text|mask=/.test(markup + drawing.defs) || drawing.left.length > 0) continue;
      const box = drawnBounds(`<svg>${drawing.defs}${markup}</svg>`);
      if (!box) continue;
      const { left, top, width, height } = element;
      const pairs = [box.left - left, box.top - top, box.right - left - width, box.bottom - top - height];
      expect(Math.max(...pairs.map(Math.abs))).toBeLessThanOrEqual(0.5);
    }
  });
});

/** Elements at the first frames of a document's timelines, of all kinds that are drawn without guessing. */
function firstElements(document: Document, most: number): Element[] {
  const found: Element[] = [];
  for (const timeline of timelinesOf(document)) {
    for (const layer of timeline.layers) {
      for (const element of layer.frameAt(0)?.elements ?? []) {
        if (found.length < most && element.elementType !== 'text') found.push(element);
      }
    }
  }
  return found;
}
