import { PNG } from 'pngjs';
import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { pictureOf } from '../../../../app/host/pictureOf';
import { quietHost } from '../../../support/openModel';
import { rasterize } from '../../../support/onNode';

const XFL = 'xmlns="http://ns.adobe.com/xfl/2008/"';

const square = (index: number, left: number, top: number, right: number, bottom: number): string => {
  const [x0, y0, x1, y1] = [left, top, right, bottom].map((value) => value * 20);
  return `<Edge fillStyle1="${index}" edges="!${x0} ${y0}|${x1} ${y0}|${x1} ${y1}|${x0} ${y1}|${x0} ${y0}"/>`;
};

/** A plate of 30 px: red, with a blue gradient of one colour in each of two corners, 10 px wide, and a grid between. */
function colorsAt(attributes: string, matrix: string, places: [number, number][]): string[] {
  const blue =
    '<LinearGradient><matrix><Matrix a="0.01" d="0.01"/></matrix><GradientEntry color="#0000FF" ratio="0"/><GradientEntry color="#0000FF" ratio="1"/></LinearGradient>';
  const shape =
    `<DOMShape><fills><FillStyle index="1"><SolidColor color="#FF0000"/></FillStyle><FillStyle index="2">${blue}</FillStyle></fills>` +
    `<edges>${square(1, 0, 0, 30, 30)}</edges></DOMShape><DOMShape isDrawingObject="true"><fills><FillStyle index="2">${blue}</FillStyle></fills>` +
    `<edges>${square(2, 0, 0, 10, 10)}${square(2, 20, 20, 30, 30)}</edges></DOMShape>`;
  const document = openDocument(
    new MemoryContainer('Untitled-1', {
      'DOMDocument.xml':
        `<DOMDocument ${XFL} width="200" height="200"><symbols><Include href="plate.xml"/></symbols><timelines><DOMTimeline name="Scene 1"><layers><DOMLayer><frames>` +
        `<DOMFrame index="0"><elements><DOMSymbolInstance libraryItemName="plate" ${attributes}><matrix><Matrix ${matrix}/></matrix></DOMSymbolInstance>` +
        '</elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timelines></DOMDocument>',
      'LIBRARY/plate.xml':
        `<DOMSymbolItem ${XFL} name="plate" scaleGridLeft="10" scaleGridTop="10" scaleGridRight="20" scaleGridBottom="20"><timeline><DOMTimeline name="plate"><layers><DOMLayer><frames>` +
        `<DOMFrame index="0"><elements>${shape}</elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timeline></DOMSymbolItem>`,
    }),
    quietHost(),
  );
  const { svg } = pictureOf(document);
  const { data, width } = PNG.sync.read(Buffer.from(rasterize(svg, { isSmooth: false })));
  return places.map(([x, y]) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex'));
}

const [RED, BLUE, WHITE] = ['ff0000', '0000ff', 'ffffff'];

describe('scaling grids', () => {
  it.each<[string, string, string, [number, number][], string[]]>([
    [
      'keep the corners of a clip',
      '',
      'a="3" d="2"',
      [
        [8, 8],
        [12, 8],
        [8, 12],
        [82, 52],
        [78, 52],
        [91, 8],
      ],
      [BLUE, RED, RED, BLUE, RED, WHITE],
    ],
    [
      'work on mirrored clips',
      '',
      'a="-3" d="2" tx="100"',
      [
        [92, 8],
        [88, 8],
        [12, 52],
      ],
      [BLUE, RED, BLUE],
    ],
    ['say nothing about graphics', 'symbolType="graphic"', 'a="3" d="2"', [[25, 15]], [BLUE]],
    ['say nothing about turned clips', '', 'a="2" b="0.2" c="-0.2" d="2"', [[16, 16]], [BLUE]],
  ])('%s', (_title, attributes, matrix, places, colors) => {
    expect(colorsAt(attributes, matrix, places)).toEqual(colors);
  });
});
