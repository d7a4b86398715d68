import type { Document } from '../../../host-mocks/model/document/Document';
import type { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import { DrawnSymbols, drawnSymbolsOf } from '../../../output/svg/DrawnSymbols';
import { DrawingPart } from '../../../output/svg/blend/DrawingPart';
import { pictureOf } from '../../../app/host/pictureOf';
import { openLiteral } from '../../support/openModel';

/** A symbol in a symbol on the stage, twice. */
function open(x: number): Document {
  return openLiteral({
    width: 100,
    height: 100,
    library: [
      {
        name: 'inner',
        layers: [{ elements: [{ shape: 'rectangle', x, width: 10, height: 10, stroke: '#00FF00' }] }],
      },
      { name: 'outer', layers: [{ elements: [{ item: 'inner', x: 5 }, { item: 'gone' }] }] },
    ],
    layers: [{ elements: [{ item: 'outer' }, { item: 'outer', x: 40, scaleX: 0.5, scaleY: 0.5 }] }],
  });
}

describe('what symbols draw serves the next picture', () => {
  it('A picture is the same whether others were drawn before it or not', () => {
    const document = open(0);
    const { svg, notDrawn } = pictureOf(document);
    const symbol = document.itemAt('outer') as SymbolItem;
    pictureOf(document, { timeline: symbol.timeline });
    expect(pictureOf(document)).toMatchObject({ svg, notDrawn });
    expect(pictureOf(open(0)).svg).toBe(svg);
  });

  it('A change inside a symbol shows in all of its uses', () => {
    const document = open(0);
    const before = pictureOf(document).svg;
    const [shape] = (document.itemAt('inner') as SymbolItem).timeline.layers[0].frames[0].elements;
    shape.x += 3;
    const after = pictureOf(document).svg;
    expect(after).not.toBe(before);
    expect(after).toBe(pictureOf(open(3)).svg);
  });

  it('A line that is thinner than a pixel on the stage is drawn for each scale, inside other symbols too', () => {
    const widths = [...pictureOf(open(0)).svg.matchAll(/stroke-width="([^"]*)"/g)].map(([, width]) => width);
    expect(widths.sort()).toEqual(['1', '2']);
  });
});

describe('DrawnSymbols', () => {
  it('Parts that were not used for the longest time are dropped where there is no more room', () => {
    const drawn = new DrawnSymbols(2);
    const [one, other, third] = [new DrawingPart(), new DrawingPart(), new DrawingPart()];
    drawn.set('one', one);
    drawn.set('other', other);
    drawn.set('third', third);
    expect(drawn.get('one')).toBe(one);
    drawn.set('third', third);
    expect([drawn.get('one'), drawn.get('other'), drawn.get('third')]).toEqual([one, undefined, third]);
  });

  it('They are others after a change of the document, and for browsers', () => {
    const document = open(0);
    const before = drawnSymbolsOf(document.film, false);
    expect(drawnSymbolsOf(document.film, false)).toBe(before);
    expect(drawnSymbolsOf(document.film, true)).not.toBe(before);
    document.node.setAttr('width', '321');
    expect(drawnSymbolsOf(document.film, false)).not.toBe(before);
  });
});
