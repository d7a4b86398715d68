import type { Point } from '../../../geometry/matrix';
import type { CompiledLayer } from '../../../film/tracks/CompiledLayer';
import { comment } from '../code/quote';
import { fixed } from '../code/fixed';
import type { FilmContext } from '../film/FilmContext';
import type { FieldNames } from '../names/FieldNames';
import { maskLoops } from '../shapes/maskLoops';
import { loopsPath } from '../shapes/shapeParts';

/** The statements that make a mask, and its variable. */
export interface MaskCode {
  readonly variable: string;
  readonly blocks: string[][];
}

/** What a mask shows from a frame on. */
interface MaskState {
  frame: number;
  path: string;
  center: Point;
}

/** A mask as a shape without paint; undefined for one that never shows anything: it masks nothing. */
export function maskLayerCode(
  layer: CompiledLayer,
  frameCount: number,
  names: FieldNames,
  film: FilmContext,
): MaskCode | undefined {
  const states = film.at(`layer "${layer.name}"`, () => statesOf(layer, frameCount, film));
  if (states.every(({ path }) => path === '')) return undefined;
  const variable = names.counted('mask');
  const head = [
    comment(`${layer.name} (mask)`),
    `var ${variable} = new cjs.Shape();`,
    `${variable}._off = true;`,
  ];
  if (states.length > 1)
    return { variable, blocks: [[...head, ...movingMask(variable, states, frameCount)]] };
  const [{ path, center }] = states;
  const [x, y] = [fixed(center.x, 4), fixed(center.y, 4)];
  const transform = x === 0 && y === 0 ? [] : [`${variable}.setTransform(${x},${y});`];
  return { variable, blocks: [[...head, `${variable}.graphics.p("${path}");`, ...transform]] };
}

function statesOf(layer: CompiledLayer, frameCount: number, film: FilmContext): MaskState[] {
  const states: MaskState[] = [];
  for (let frame = 0, shown; frame < frameCount; frame++) {
    const placements = layer.at(frame);
    if (frame > 0 && placements === shown) continue;
    shown = placements;
    const drawn = loopsPath(maskLoops(layer, frame, film));
    const state = { frame, path: drawn?.path ?? '', center: drawn?.center ?? { x: 0, y: 0 } };
    const last = states.at(-1);
    if (
      !last ||
      last.path !== state.path ||
      last.center.x !== state.center.x ||
      last.center.y !== state.center.y
    )
      states.push(state);
  }
  return states;
}

/** Each outline is written once; a tween puts them in and moves them. */
function movingMask(variable: string, states: readonly MaskState[], frameCount: number): string[] {
  const graphics = new Map<string, string>();
  for (const { path } of states)
    if (path !== '' && !graphics.has(path)) graphics.set(path, `${variable}_graphics_${graphics.size}`);
  let code = `cjs.Tween.get(${variable})`;
  states.forEach(({ frame, path, center }, i) => {
    const position = path === '' ? '' : `,x:${fixed(center.x, 4)},y:${fixed(center.y, 4)}`;
    code += `.to({graphics:${graphics.get(path) ?? 'null'}${position}},0)`;
    code += `.wait(${(states.at(i + 1)?.frame ?? frameCount) - frame})`;
  });
  const made = [...graphics].map(([path, name]) => `var ${name} = new cjs.Graphics().p("${path}");`);
  return [...made, `this.timeline.addTween(${code});`];
}
