import { contract } from '../../../host-mocks/contract/contract';
import { HOSTILE, LOOK, NEWER } from './hostileObjects';
import { models } from '../../../host-mocks/model/models';
import type { DocumentLiteral } from '../../../app/literal/DocumentLiteral';
import { sample } from '../../support/sample';

/**
 * The probe of the border: a script that passes to every member of the contract, as each argument, every kind of object
 * that could carry a value of the host to a function of the script. `seen` counts the values that those functions saw,
 * `leaks` lists those that were not the script's own.
 */

/** The document that the probe works on: it has an object of each class that a document has. */
export const PROBED: DocumentLiteral = {
  name: 'probed.fla',
  library: [
    { name: 'a', type: 'movie clip', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
    { name: 'b', type: 'graphic', layers: [{ elements: [{ text: 'in b' }] }] },
    { name: 'folder', type: 'folder' },
    { name: 'font', type: 'font', font: 'Arial' },
    { name: 'video', type: 'video', width: 9, height: 9 },
    { name: 'part', type: 'component', layers: [{}] },
    { name: 'compiled', type: 'compiled clip', layers: [{}] },
    { name: 'bitmap', type: 'bitmap', width: 9, height: 9 },
    { name: 'sound', type: 'sound' },
  ],
  layers: [
    { name: 'shapes', elements: [{ shape: 'rectangle', width: 20, height: 10, stroke: '#000000' }] },
    {
      name: 'others',
      elements: [
        { item: 'a', name: 'one', selected: true },
        { text: 'some text' },
        { primitive: 'oval', width: 9, height: 9 },
        { primitive: 'rectangle', width: 9, height: 9 },
        { item: 'part' },
        { item: 'compiled' },
        { item: 'bitmap' },
      ],
    },
    {
      name: 'tween',
      frames: [
        { duration: 5, tweenType: 'motion', elements: [{ item: 'a' }] },
        { elements: [{ item: 'a' }] },
      ],
    },
  ],
};

const TIMELINE = 'fl.documents[0].getTimeline()';
const SHAPE = `${TIMELINE}.layers[0].frames[0].elements[0]`;
const other = (index: number): string => `${TIMELINE}.layers[1].frames[0].elements[${index}]`;
const item = (index: number): string => `fl.documents[0].library.items[${index}]`;

/** Class of the contract -> an object of it. */
export const OBJECTS: Readonly<Record<string, string>> = {
  TopLevel: 'window',
  Flash: 'fl',
  FLfileClass: 'FLfile',
  OutputPanel: 'fl.outputPanel',
  CompilerErrors: 'fl.compilerErrors',
  ActionsPanel: 'fl.actionsPanel',
  DrawingLayer: 'fl.drawingLayer',
  Path: 'fl.drawingLayer.newPath()',
  _Math: 'fl.Math',
  XMLUI: 'fl.xmlui',
  SpriteSheetExporter: 'new SpriteSheetExporter()',
  TextureAtlasExporter: 'new TextureAtlasExporter()',
  Document: 'fl.documents[0]',
  Library: 'fl.documents[0].library',
  FeatureMatrix: 'fl.documents[0].featureMatrix',
  Item: item(0),
  SymbolItem: "named('a')",
  FolderItem: "named('folder')",
  FontItem: "named('font')",
  VideoItem: "named('video')",
  BitmapItem: "named('bitmap')",
  SoundItem: "named('sound')",
  Timeline: TIMELINE,
  Camera: `${TIMELINE}.camera`,
  Layer: `${TIMELINE}.layers[0]`,
  Frame: `${TIMELINE}.layers[0].frames[0]`,
  Element: SHAPE,
  Shape: SHAPE,
  Contour: `${SHAPE}.contours[0]`,
  Edge: `${SHAPE}.edges[0]`,
  Vertex: `${SHAPE}.vertices[0]`,
  HalfEdge: `${SHAPE}.edges[0].getHalfEdge(0)`,
  Instance: other(0),
  SymbolInstance: other(0),
  Text: other(1),
  TextRun: `${other(1)}.textRuns[0]`,
  TextAttrs: `${other(1)}.textRuns[0].textAttrs`,
  Oval: other(2),
  Rectangle: other(3),
  ComponentInstance: other(4),
  CompiledClipInstance: other(5),
  BitmapInstance: other(6),
  Tween: `${TIMELINE}.layers[2].frames[0].tweenObj`,
};

/** Values of the arguments that are not being tried. */
const MEANWHILE = {
  text: "'x'",
  number: '1',
  boolean: 'true',
  primitive: "'#FF0000'",
  any: '({})',
  own: '1',
};

/** Number of arguments to try if the contract does not say how many there are. */
const UNKNOWN_COUNT = 4;

interface Use {
  className: string;
  name: string;
  /** Values of the arguments that are not being tried; undefined for a property. */
  args?: readonly string[];
}

/** Every use of a member by a script: one for each class that declares it. */
export const uses: readonly Use[] = Object.keys(OBJECTS).flatMap((className) => {
  const { properties, methods, takes } = contract[className]!;
  return [
    ...Object.keys(properties).map((name) => ({ className, name })),
    ...methods.map((name) => {
      const kinds = takes[name] ?? Array.from({ length: UNKNOWN_COUNT }, () => 'any' as const);
      return { className, name, args: kinds.map((kind) => MEANWHILE[kind]) };
    }),
  ];
});

/** Classes of the model without an object in the probe. */
export const withoutObject: readonly string[] = Object.keys(models).filter((name) => !OBJECTS[name]);

/** @param parts - see `memberProbe` */
function drive(uri: string, parts: number, tried: readonly number[]): string {
  const table = uses.map(({ className, name, args }) => [className, name, args ?? null]);
  return `
var original = ${JSON.stringify(uri)}, copy = original.replace('.fla', '-copy.fla');
var uses = ${JSON.stringify(table)};
var tried = ${JSON.stringify(Array.from({ length: parts }, (_, part) => tried.includes(part)))};
var makers = {${Object.entries(OBJECTS)
    .map(([name, expression]) => `${JSON.stringify(name)}: function () { return ${expression}; }`)
    .join(',\n')}};
function named(name) {
  var items = fl.documents[0].library.items;
  for (var i = 0; i < items.length; i++) if (items[i].name === name) return items[i];
}
function open() {
  fl.closeAll(false);
  // Some members save the document: each time a fresh copy is opened.
  FLfile.remove(copy);
  FLfile.copy(original, copy);
  fl.openDocument(copy);
  fl.documents[0].selectAll();
}
function objectOf(className) {
  for (var attempt = 0; attempt < 2; attempt++) {
    try { var object = makers[className](); if (object && fl.documents.length === 1) return object; } catch (error) {}
    open();
  }
  return makers[className]();
}
var values = { "'x'": 'x', '1': 1, 'true': true, "'#FF0000'": '#FF0000', '({})': {} };
function attempt(action) {
  called++;
  var result, error;
  try { result = action(); } catch (e) { refused++; error = e; try { e.stack; } catch (e2) {} }
  isLooking = true;
  look(result, 1, 'result');
  look(error, 2, 'error');
  isLooking = false;
}
function tryUse(use, make) {
  var object = objectOf(use[0]), name = use[1];
  if (use[2] === null) return attempt(function () { object[name] = make(); return object[name]; });
  for (var place = 0; place < use[2].length || place === 0; place++) {
    var args = [];
    for (var i = 0; i < use[2].length; i++) args.push(values[use[2][i]]);
    args[place] = make();
    what = use[0] + '.' + name + ', argument ' + place;
    attempt(function () { return object[name].apply(object, args); });
    object = objectOf(use[0]);
  }
}
open();
for (var u = 0; u < uses.length; u++) {
  for (var h = 0; h < hostile.length; h++) {
    if (!tried[(u + h) % ${parts}]) continue;
    what = uses[u][0] + '.' + uses[u][1];
    tryUse(uses[u], hostile[h]);
  }
  // Objects that a member has removed are there again when they are needed.
  if (u % 8 === 7) open();
}
fl.trace('members ' + uses.length + ', calls ' + called + ' (refused ' + refused + '), functions of the script called ' + calls + ', values looked at ' + seen);
for (var l = 0; l < leaks.length; l++) fl.trace('LEAK ' + leaks[l]);
`;
}

/**
 * The probe as a script. It traces its counts, then a line for each leak.
 *
 * @param uri - of the document `PROBED`, saved
 * @param parts - 1 for every object as every argument; n for one nth of the objects for each member: another one each day,
 *   and with `CASES=all` one after the other
 */
export function memberProbe(uri: string, isModern: boolean, parts: number): string {
  const tried = sample(parts, [...Array(parts).keys()]);
  return [LOOK, HOSTILE, isModern ? NEWER : '', drive(uri, parts, tried)].join('\n');
}

/** What the probe traced. */
export interface ProbeResult {
  leaks: readonly string[];
  /** Members, calls and so on, in the order of the line. */
  figures: readonly number[];
  line: string;
}

export function readProbe(output: string): ProbeResult {
  const lines = output.split('\n');
  const line = lines.find((text) => /^members \d+, calls \d+/.test(text)) ?? '';
  return {
    leaks: lines.filter((text) => text.startsWith('LEAK ')),
    figures: (line.match(/\d+/g) ?? []).map(Number),
    line,
  };
}
