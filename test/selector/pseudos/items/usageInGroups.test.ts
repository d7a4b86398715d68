import { ItemCollection } from '../../../../src/collection/ItemCollection';
import { layer, stage } from '../../../host-mocks/model/elements/support';
import { selectItems } from '../../selectKinds';

const fill = (bitmap: string): string =>
  `<DOMShape{}><fills><FillStyle index="1"><BitmapFill bitmapPath="${bitmap}"/></FillStyle></fills>` +
  '<edges><Edge fillStyle1="1" edges="!0 0|200 0!200 0|200 200!200 200|0 0"/></edges></DOMShape>';
const raw = (bitmap: string): string => fill(bitmap).replace('{}', '');
const drawing = (bitmap: string): string => fill(bitmap).replace('{}', ' isDrawingObject="true"');
const floating = (bitmap: string): string => fill(bitmap).replace('{}', ' isFloating="true"');
const stroke = (bitmap: string): string =>
  `<DOMShape><strokes><StrokeStyle index="1"><SolidStroke><fill><BitmapFill bitmapPath="${bitmap}"/></fill>` +
  '</SolidStroke></StrokeStyle></strokes><edges><Edge strokeStyle="1" edges="!0 0|200 0"/></edges></DOMShape>';
const oval = (bitmap: string): string =>
  `<DOMOvalObject objectWidth="9" objectHeight="9"><fill><BitmapFill bitmapPath="${bitmap}"/></fill></DOMOvalObject>`;
const group = (...members: string[]): string => `<DOMGroup><members>${members.join('')}</members></DOMGroup>`;

const SCENE = group(
  raw('b_raw'),
  drawing('b_drawing'),
  group(raw('b_deep'), group(stroke('b_stroke'))),
  group(raw('b_first'), raw('b_second'), floating('b_floating'), oval('b_oval')),
  '<DOMSymbolInstance libraryItemName="clip"/>',
);
const USED = ['raw', 'drawing', 'deep', 'stroke', 'first', 'second', 'floating', 'oval', 'clip'].map(
  (name) => `b_${name}`,
);
const bitmaps = (names: string[]): string =>
  names.map((name) => `<DOMBitmapItem name="${name}" href="${name}.png"/>`).join('');

function world(): { document: Document; model: ReturnType<typeof stage>['document'] } {
  const symbols = {
    clip: layer([[1, group(group(raw('b_clip')))]]),
    left: layer([[1, group(raw('b_left'))]]),
  };
  const media = bitmaps([...USED, 'b_left', 'b_nowhere']);
  const model = stage(SCENE, symbols, { media }).document;
  return { document: model as unknown as Document, model };
}

it(':unused and :used know the bitmaps that shapes in groups paint with', () => {
  const { document } = world();
  const named = (query: string): string[] =>
    selectItems(query, [document.library.items], { caller: '$$()', document }).map(
      (item) => (item as Item).name,
    );
  expect(named(':bitmap:used').sort()).toEqual([...USED].sort());
  expect(named(':unused').sort()).toEqual(['b_left', 'b_nowhere', 'left']);
});

it('The list library.unusedItems has them too, those of unused symbols included', () => {
  const { model } = world();
  expect(model.library.unusedItems.map(({ name }) => name).sort()).toEqual(['b_nowhere', 'left']);
});

it('The symbol whose groups paint with a bitmap is found by usedBy()', () => {
  const { document } = world();
  const users = (name: string): unknown[] => {
    const items = document.library.items.filter((item) => item.name === name);
    return new ItemCollection(items, document).usedBy().pluck('name');
  };
  expect([users('b_clip'), users('b_left'), users('b_nowhere')]).toEqual([['clip'], ['left'], []]);
});
