import type { DocumentLiteral } from '../../../app';
import type { Reliance } from './Reliance';

const PRELUDE = 'var doc = fl.getDocumentDOM(), lib = doc.library, tl = doc.getTimeline(), L = tl.layers; ';
const BOX = { shape: 'rectangle' as const, width: 10, height: 10, fill: '#FF0000' };
const EMPTY: DocumentLiteral = { layers: [{ name: 'a' }] };
const WRITTEN = 'a document that the program saved after such a script';

/** Ease, the value of the slider, and the four points that the program gives for it. */
const EASES: readonly (readonly [number, readonly number[]])[] = [
  [-100, [0, 0, 0.3333, 0, 0.6667, 0.3333, 1, 1]],
  [-50, [0, 0, 0.3333, 0.1667, 0.6667, 0.5, 1, 1]],
  [0, [0, 0, 0.3333, 0.3333, 0.6667, 0.6667, 1, 1]],
  [25, [0, 0, 0.3333, 0.4167, 0.6667, 0.75, 1, 1]],
  [100, [0, 0, 0.3333, 0.6667, 0.6667, 1, 1, 1]],
];

/** What scripts drew, placed and read in the program, number by number. */
export const drawingReliances: readonly Reliance[] = [
  ...EASES.map(([ease, points]) => ({
    holds: `a tween with the ease ${ease} has a curve of one piece`,
    source: 'what a script wrote of 280 frames in Flash',
    document: { layers: [{ frames: [{ duration: 5, elements: [BOX] }, { elements: [BOX] }] }] },
    ask: `${PRELUDE} var f = L[0].frames[0]; tl.createMotionTween(0); f.tweenEasing = ${ease}; var all = [];
      f.getCustomEase().forEach(function (p) { all.push(p.x, p.y); });
      all.map(function (n) { return Math.round(n * 1e4) / 1e4 + 0; })`,
    gives: points,
  })),
  {
    holds:
      'addItem counts in twips, rounds up and puts a symbol a twip higher; bitmaps have their corner there',
    source: 'all items that scripts placed in three documents which the program saved',
    document: {
      library: [
        { name: 's', layers: [{ elements: [{ ...BOX, x: 1, y: 2, width: 1.25, height: 0.55 }] }] },
        { name: 'b', type: 'bitmap', width: 5, height: 5 },
      ],
      layers: [{ name: 'a' }],
    },
    ask: `${PRELUDE} var at = function (name, p) {
        doc.addItem(p, lib.items[lib.findItemIndex(name)]); var e = doc.selection[0]; doc.selectNone();
        return [e.x, e.y].map(function (n) { return Math.round(n * 20); });
      };
      [at('s', { x: 0, y: 0 }), at('s', { x: 10, y: 20 }), at('b', { x: 10, y: 20 })]`,
    // Its box is 20 to 45 and 40 to 51 twips: -32.5 and -45.5, rounded up, the second less one.
    gives: [
      [-32, -46],
      [168, 354],
      [200, 400],
    ],
  },
  {
    holds:
      'convertToSymbol and group put what they make in front of its layer; the transformation point is rounded down to a twip',
    source:
      'a document before and after a script ran in Flash CS5.5 (jedrichards/fla-text-processor-jsfl); for groups, Adobe’s user guide on stacking',
    document: {
      layers: [
        {
          elements: [0, 20, 40].map((x) => ({
            primitive: 'rectangle' as const,
            x,
            y: -20.05,
            width: 10.05,
            height: 10.1,
          })),
        },
      ],
    },
    ask: `${PRELUDE} var all = function () { return L[0].frames[0].elements.map(function (e) { return e.left; }); };
      doc.selection = [L[0].frames[0].elements[0]]; doc.convertToSymbol('movie clip', 'm', 'top left');
      var made = doc.selection[0].getTransformationPoint(), one = all(); doc.selectNone();
      doc.selection = [L[0].frames[0].elements[0]]; doc.group(); var two = all();
      lib.addItemToDocument({ x: 0, y: 0 }, 'm'); var added = doc.selection[0].getTransformationPoint();
      [one, two, made.x, made.y, added.x, added.y]`,
    gives: [[20, 40, 0], [40, 0, 20], 5, 5.05, 5, 5.05],
  },
  {
    holds: 'a new text is static, has one line and expands; its frame has the size of its lines',
    source: WRITTEN,
    document: EMPTY,
    ask: `${PRELUDE} doc.addNewText({ left: 565, top: 20, right: 600, bottom: 50 }); doc.setTextString('1');
      doc.setElementTextAttr('size', 20); var t = doc.selection[0], one = t.width, high = t.height;
      doc.setTextString('11'); var two = t.width;
      doc.setTextRectangle({ left: 0, top: 0, right: 100, bottom: 30 }); doc.setTextString('111');
      [t.textType, t.lineType, one > 10 && one < 17, high > 20 && high < 30, two > one + 5, t.autoExpand, t.width]`,
    gives: ['static', 'single line', true, true, true, false, 100],
  },
  {
    holds: 'a primitive rectangle on twips is closed and filled',
    source: 'the outline of a shape with a fill ends where it began',
    document: EMPTY,
    ask: `${PRELUDE} doc.addNewPrimitiveRectangle({ left: 0, top: -0.1, right: 35, bottom: 59.9 }, 16, false, true);
      doc.selection[0].contours.map(function (c) { return c.interior + c.fill.style; })`,
    gives: ['falsenoFill', 'truesolid'],
  },
  {
    holds: 'coefficients of a matrix are cut to steps of 1/65536, and an untouched matrix keeps its text',
    source: 'what a script wrote of 1,500 coefficients in the program: 127 were a step below their text',
    document: {
      library: [{ name: 's', layers: [{ elements: [BOX] }] }],
      layers: [{ elements: [{ item: 's', matrix: { a: 0.5 } }] }],
    },
    ask: `${PRELUDE} var e = L[0].frames[0].elements[0], m = e.matrix; m.a = 54897 / 65536; m.c = 1.0000152587890625;
      e.matrix = m; [e.matrix.a * 65536, e.matrix.c * 65536]`,
    gives: [54897, 65537],
  },
  {
    holds: 'scaleSelection about "center" keeps the middle of the box where it is',
    source: 'rabit2022/AnJsflScript, lib: scripts that are marked as tested flip so',
    document: { layers: [{ elements: [BOX] }] },
    ask: `${PRELUDE} doc.selectAll(); doc.scaleSelection(2, 3, 'center'); doc.rotateSelection(90, 'center');
      var e = doc.selection[0]; [e.left, e.top, e.width, e.height]`,
    gives: [-10, -5, 30, 20],
  },
  {
    holds: 'swapElement of the symbol that is being edited changes nothing, and the script continues',
    source: 'a published script that goes through all instances',
    document: {
      library: [
        { name: 'in', layers: [{ elements: [BOX] }] },
        { name: 'out', layers: [{ elements: [{ item: 'in' }] }] },
      ],
      layers: [{ elements: [{ item: 'out' }] }],
    },
    ask: `${PRELUDE} lib.editItem('out'); doc.selectAll(); doc.swapElement('out'); doc.selection[0].libraryItem.name`,
    gives: 'in',
  },
  ...(['animate', 'cs6'] as const).map((era) => ({
    holds: `what ends a script in CS6 is refused with the era cs6, and goes on without (${era})`,
    source: 'recorded in Flash CS6',
    document: {
      library: [{ name: 'm', layers: [{ elements: [BOX] }] }],
      layers: [{ elements: [{ item: 'm' }] }],
    },
    options: { era },
    ask: `${PRELUDE} var ends = function (call) { try { call(); return 'goes on'; } catch (e) { return 'ends'; } };
      [ends(function () { doc.selectNone(); doc.convertToSymbol('graphic', 'n', 'center'); }),
        ends(function () { L[0].frames[0].elements[0].loop = 'loop'; }),
        ends(function () { L[0].locked = true; doc.addNewOval({ left: 0, top: 0, right: 9, bottom: 9 }); }),
        ends(function () { L[0].locked = false; L[0].visible = false; doc.addNewText({ left: 0, top: 0, right: 9, bottom: 9 }, 'x'); })]`,
    gives: Array<string>(4).fill(era === 'cs6' ? 'ends' : 'goes on'),
  })),
];
