import type { DocumentLiteral } from '../../../app';

/** What is expected, by the member; a script; what its last statement gives. */
export type Expectation = readonly [about: string, ask: string, gives: unknown];

const oval = (width: number, height: number) => ({ shape: 'oval', width, height, fill: '#ff0000' }) as const;

/** Three layers: instances and a text, a raw rectangle, a button and a bitmap; and an item of each kind. */
export const DOCUMENT: DocumentLiteral = {
  name: 'a.fla',
  library: [
    { name: 'g', type: 'graphic', layers: [{ duration: 5, elements: [oval(10, 10)] }] },
    { name: 'm', linkageClassName: 'M', linkageExportForAS: true, layers: [{ elements: [oval(40, 20)] }] },
    { name: 'b', type: 'button', layers: [{ elements: [oval(40, 20)] }] },
    { name: 'f/p', type: 'bitmap', width: 32, height: 16 },
    { name: 's', type: 'sound' },
    { name: 'fo', type: 'font', font: 'Arial' },
  ],
  layers: [
    {
      name: 'top',
      frames: [
        {
          duration: 10,
          name: 'one',
          elements: [
            { item: 'm', name: 'mc1', x: 50, y: 60 },
            { item: 'g', x: 100, y: 100 },
            { text: 'Hello World', x: 10, y: 200 },
          ],
        },
        { duration: 5, name: 'two', elements: [{ item: 'm', x: 80, y: 60 }] },
      ],
    },
    {
      name: 'shapes',
      duration: 15,
      elements: [{ shape: 'rectangle', width: 100, height: 50, fill: '#00ff00', stroke: '#000000' }],
    },
    {
      name: 'low',
      duration: 15,
      elements: [
        { item: 'b', x: 200, y: 10 },
        { item: 'f/p', x: 300, y: 10 },
      ],
    },
  ],
};

/** The names that the scripts use. */
export const NAMES = `
  var doc = fl.getDocumentDOM(), lib = doc.library, tl = doc.getTimeline(), L = tl.layers;
  var E = L[0].frames[0].elements, mc = E[0], gr = E[1], tx = E[2];
  var sh = L[1].frames[0].elements[0], bt = L[2].frames[0].elements[0], bm = L[2].frames[0].elements[1];
  function item(n) { return lib.items[lib.findItemIndex(n)]; }
  function sel() { doc.selectNone(); doc.selection = Array.prototype.slice.call(arguments); }
  function err(f) { try { f(); return 'none'; } catch (e) { return 'throws'; } }
`;
