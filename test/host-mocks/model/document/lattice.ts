import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Shape } from '../../../../host-mocks/model/elements/Shape';
import { openEnds } from '../../../../geometry/planar/overlay';
import { planarEdges, type PlanarEdge } from '../../../../geometry/planar/PlanarEdge';
import { outlineOf } from '../../../../document/xfl/shapeOutline';

/** Pixels of a cell of the lattice. */
export const CELL = 10;
export const CELLS = 8;

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Step =
  | { kind: 'rectangle'; area: Area; fill: string | null; stroke: string | null }
  | { kind: 'line'; x: number; y: number; length: number; isLevel: boolean; stroke: string }
  | { kind: 'delete'; area: Area }
  | { kind: 'move'; area: Area; right: number; down: number }
  | { kind: 'click'; x: number; y: number; does: 'delete' | 'deleteAll' | 'paint'; fill: string };

/** What is inside a cell, and on the lines between cells: by `x,y` of the cell, by `x,y,h` or `x,y,v` of a line's start. */
type Picture = Map<string, string>;

const cellsIn = ({ left, top, right, bottom }: Area): string[] =>
  range(left, right).flatMap((x) => range(top, bottom).map((y) => `${x},${y}`));

/** The lines inside an area, and on its border. */
const linesIn = ({ left, top, right, bottom }: Area): string[] => [
  ...range(left, right).flatMap((x) => range(top, bottom + 1).map((y) => `${x},${y},h`)),
  ...range(left, right + 1).flatMap((x) => range(top, bottom).map((y) => `${x},${y},v`)),
];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** The two cells beside a line. */
function beside(line: string): [string, string] {
  const [x, y, way] = line.split(',');
  return [`${x},${y}`, way === 'h' ? `${x},${Number(y) - 1}` : `${Number(x) - 1},${y}`];
}

/** Paints a picture on another, as shapes that merge: lines under a fill vanish, those on its border stay. */
function paint(base: Picture, top: Picture): void {
  for (const line of [...base.keys()]) {
    if (line.split(',').length === 3 && beside(line).every((cell) => top.has(cell))) base.delete(line);
  }
  for (const [place, color] of top) base.set(place, color);
}

function rectangle({ area, fill, stroke }: Extract<Step, { kind: 'rectangle' }>): Picture {
  const { left, top, right, bottom } = area;
  const border = [
    ...range(left, right).flatMap((x) => [`${x},${top},h`, `${x},${bottom},h`]),
    ...range(top, bottom).flatMap((y) => [`${left},${y},v`, `${right},${y},v`]),
  ];
  return new Map([
    ...(fill === null ? [] : cellsIn(area).map((cell) => [cell, fill] as const)),
    ...(stroke === null ? [] : border.map((line) => [line, stroke] as const)),
  ]);
}

/** The cells that are connected with one, and have its fill: lines separate cells. */
function regionOf(picture: Picture, start: string): Set<string> {
  const fill = picture.get(start);
  const region = new Set([start]);
  for (const cell of region) {
    const [x, y] = cell.split(',').map(Number);
    const steps = [
      [`${x - 1},${y}`, `${x},${y},v`],
      [`${x + 1},${y}`, `${x + 1},${y},v`],
      [`${x},${y - 1}`, `${x},${y},h`],
      [`${x},${y + 1}`, `${x},${y + 1},h`],
    ];
    for (const [next, line] of steps) {
      if (picture.get(next) === fill && !picture.has(line)) region.add(next);
    }
  }
  return region;
}

function clicked(picture: Picture, step: Extract<Step, { kind: 'click' }>): void {
  const start = `${step.x},${step.y}`;
  if (!picture.has(start)) return;
  const region = regionOf(picture, start);
  const around = [...picture.keys()].filter(
    (place) => place.split(',').length === 3 && beside(place).some((cell) => region.has(cell)),
  );
  for (const cell of region) {
    if (step.does === 'paint') picture.set(cell, step.fill);
    else picture.delete(cell);
  }
  if (step.does === 'deleteAll') for (const line of around) picture.delete(line);
}

function movedBy(picture: Picture, right: number, down: number): Picture {
  return new Map(
    [...picture].map(([place, color]) => {
      const [x, y, way] = place.split(',');
      return [[Number(x) + right, Number(y) + down, ...(way ? [way] : [])].join(), color];
    }),
  );
}

/** Draws on squared paper what the steps draw: no curve, and none of the code that is tested. */
export function drawOnPaper(steps: readonly Step[]): Picture {
  const picture: Picture = new Map();
  for (const step of steps) {
    if (step.kind === 'rectangle') paint(picture, rectangle(step));
    else if (step.kind === 'line') {
      for (const i of range(0, step.length)) {
        const at = step.isLevel ? `${step.x + i},${step.y},h` : `${step.x},${step.y + i},v`;
        picture.set(at, step.stroke);
      }
    } else if (step.kind === 'click') clicked(picture, step);
    else {
      const taken = new Map(
        [...cellsIn(step.area), ...linesIn(step.area)].flatMap((place) => {
          const color = picture.get(place);
          picture.delete(place);
          return color === undefined ? [] : [[place, color] as const];
        }),
      );
      if (step.kind === 'move') paint(picture, movedBy(taken, step.right, step.down));
    }
  }
  return picture;
}

const inPixels = ({ left, top, right, bottom }: Area): Area => ({
  left: left * CELL,
  top: top * CELL,
  right: right * CELL,
  bottom: bottom * CELL,
});

/** The same steps in a document. */
export function drawInDocument(document: Document, steps: readonly Step[]): void {
  for (const step of steps) {
    if (step.kind === 'rectangle') {
      if (step.fill !== null) document.setFillColor(step.fill);
      if (step.stroke !== null) document.setStrokeColor(step.stroke);
      document.addNewRectangle(inPixels(step.area), 0, step.fill === null, step.stroke === null);
    } else if (step.kind === 'line') {
      const start = { x: step.x * CELL, y: step.y * CELL };
      document.setStrokeColor(step.stroke);
      document.addNewLine(start, {
        x: start.x + (step.isLevel ? step.length * CELL : 0),
        y: start.y + (step.isLevel ? 0 : step.length * CELL),
      });
    } else {
      if (step.kind === 'click') {
        const at = { x: (step.x + 0.5) * CELL, y: (step.y + 0.5) * CELL };
        if (step.does === 'deleteAll') document.mouseDblClk(at, false, false, true);
        else document.mouseClick(at, false, true);
      } else document.setSelectionRect(inPixels(step.area));
      if (document.selection.length === 0) continue;
      if (step.kind === 'move') document.moveSelectionBy({ x: step.right * CELL, y: step.down * CELL });
      else if (step.kind === 'click' && step.does === 'paint') document.setFillColor(step.fill);
      else document.deleteSelection();
    }
    document.selectNone();
  }
}

/** The fill that is right of the nearest upright line on the left; -1 where the lines contradict each other. */
function fillAt(edges: readonly PlanarEdge[], x: number, y: number): number {
  const crossed = edges.filter(
    ({ curve: { x0, y0, y1 } }) => x0 < x && Math.min(y0, y1) <= y && y < Math.max(y0, y1),
  );
  crossed.sort((one, other) => one.curve.x0 - other.curve.x0);
  let fill = 0;
  for (const { curve, fill0, fill1 } of crossed) {
    const isDown = curve.y1 > curve.y0;
    if ((isDown ? fill1 : fill0) !== fill) return -1;
    fill = isDown ? fill0 : fill1;
  }
  return fill;
}

function isOn({ curve: { x0, y0, x1, y1 } }: PlanarEdge, x: number, y: number): boolean {
  const isLevel = y0 === y1 && y0 === y && Math.min(x0, x1) < x && x < Math.max(x0, x1);
  return isLevel || (x0 === x1 && x0 === x && Math.min(y0, y1) < y && y < Math.max(y0, y1));
}

/** What the raw shape of a document shows in each cell and on each line; or what is wrong with it. */
export function readPicture(document: Document, reach: number): Picture {
  const [shape] = document.getTimeline().layers[0].keyframes[0].elements as Shape[];
  const picture: Picture = new Map();
  if (!shape) return picture;
  const edges = planarEdges(outlineOf(shape.node).edges);
  if (openEnds(edges) > 0) picture.set('the outline', 'has open ends');
  const colorOf = (list: string, style: number): string => {
    const holder = shape.node.child(list)?.children.find((node) => node.attr('index') === String(style));
    return (
      (holder?.children[0].child('fill')?.children[0] ?? holder?.children[0])?.attr('color') ?? '#000000'
    );
  };
  for (const x of range(-reach, CELLS + reach)) {
    for (const y of range(-reach, CELLS + reach)) {
      const left = x * CELL;
      const top = y * CELL;
      const fill = fillAt(edges, left + 4.7, top + 5.2);
      if (fill !== 0) picture.set(`${x},${y}`, fill < 0 ? 'two fills' : colorOf('fills', fill));
      for (const [way, at] of [
        ['h', { x: left + 5, y: top }],
        ['v', { x: left, y: top + 5 }],
      ] as const) {
        const [near, ...others] = edges.filter((edge) => edge.stroke !== 0 && isOn(edge, at.x, at.y));
        if (near) picture.set(`${x},${y},${way}`, others[0] ? 'two lines' : colorOf('strokes', near.stroke));
      }
    }
  }
  return picture;
}
