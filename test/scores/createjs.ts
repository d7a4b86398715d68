import fs from 'node:fs';
import path from 'node:path';
import { alongPoints, distance } from '../../geometry/alongCurve';
import { apply, type Matrix, type Point } from '../../geometry/matrix';
import { openHost } from '../../app/index';
import type { OracleDocument } from './oracles';
import { Scores, type Score } from './Score';

/** Places may be off by so much, in pixels: the exporter writes one digit after the point. */
const PLACE = 0.5;

/** A document published for HTML5 canvas: where clips on motion guides are on each frame. */
export function scoreGuides(document: OracleDocument): Score[] {
  const script = fs.readFileSync(path.join(document.folder, 'published.js'), 'utf8');
  const paths = [...script.matchAll(/to\(\{guide:\{path:\[([^\]]*)\][^}]*\}\},(\d+)\)\.to/g)];
  const scores = new Scores(`createjs/${document.name}`);
  if (paths.length === 0) return scores.all;
  const host = openHost(document.path);
  const tweens = host.document
    .getTimeline()
    .layers.filter(({ layerType }) => layerType === 'guided')
    .map((layer) => layer.frames[0]);
  for (const frame of tweens) {
    const from = placeAt(frame, 0);
    // Each path begins where its clip is on the first frame.
    const nearest = paths
      .map(([, numbers, frames]) => ({ points: pointsOf(numbers), frames: Number(frames) }))
      .sort((one, other) => distance(one.points[0], from) - distance(other.points[0], from))[0];
    for (let elapsed = 1; elapsed <= nearest.frames; elapsed++) {
      const expected = alongQuadratics(nearest.points, elapsed / nearest.frames);
      const off = distance(placeAt(frame, elapsed), expected);
      scores.of('motion guide').count(off <= PLACE, 'place', off);
    }
  }
  host.dispose();
  return scores.all;
}

function placeAt(frame: Frame, elapsed: number): Point {
  const [element] = frame.elements;
  const matrix = frame.tweenObj.getGeometricTransform(elapsed) as unknown as Matrix;
  return apply(matrix, element.getTransformationPoint());
}

function pointsOf(numbers: string): Point[] {
  const values = numbers.split(',').map(Number);
  return Array.from({ length: values.length / 2 }, (_, i) => ({ x: values[2 * i], y: values[2 * i + 1] }));
}

/** The point at a share of the length of quadratic curves: an end, and a control and an end for each curve. */
function alongQuadratics(points: Point[], share: number): Point {
  const line: Point[] = [];
  for (let i = 0; i + 2 < points.length; i += 2) {
    const [from, control, to] = points.slice(i, i + 3);
    for (let k = 0; k <= PIECES; k++) {
      const t = k / PIECES;
      const bend = (a: number, b: number, c: number): number =>
        (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
      line.push({ x: bend(from.x, control.x, to.x), y: bend(from.y, control.y, to.y) });
    }
  }
  return alongPoints(line, share);
}

/** Straight pieces that stand for one curve. */
const PIECES = 40;
