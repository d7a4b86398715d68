import type { LottieLayer, LottiePath, LottieProperty } from '../LottieObjects';
import type { Composition } from '../film/Composition';
import type { StretchSample } from '../film/Stretch';
import { stillPlace } from './bitmapFillLayers';
import { evenRuns } from '../keyframes/evenRuns';
import { propertyOf, type KeyStep } from '../keyframes/KeyStep';
import { flatPath, unflatPath } from './lottiePath';
import { paintedParts } from './paintedParts';
import { numbersOf, partItems, type PaintedPart, type PartProperties } from './PaintedPart';
import { shapeContent, shapeMembers } from './shapeContent';
import { concatColors } from '../../../document/xfl/ColorTransform';
import { isPlainColor } from '../film/Look';

/** A frame of a shape tween. */
interface MorphFrame {
  readonly t: number;
  readonly length: number;
  readonly parts: readonly PaintedPart[];
  /** Frames of one form can be one layer: parts, paths and points match. */
  readonly form: string;
  readonly sample: StretchSample;
}

/** By how much points may miss their place, in pixels. */
const TOLERANCE = 0.03;

/** A shape tween: one layer for as long as the outlines match, otherwise one for each frame. */
export function morphLayers(
  samples: readonly StretchSample[],
  nm: string,
  composition: Composition,
): LottieLayer[] {
  const layers: LottieLayer[] = [];
  let run: MorphFrame[] = [];
  const finish = (): void => {
    if (run.length > 0) layers.push(layerOf(run, nm, composition));
    run = [];
  };
  for (const sample of samples) {
    const frame = frameOf(sample, composition);
    if (!frame) {
      finish();
      const layer = stillLayer(sample, nm, composition);
      if (layer) layers.push(layer);
      continue;
    }
    const last = run.at(-1);
    if (last && (last.form !== frame.form || last.t + last.length !== frame.t)) finish();
    run.push(frame);
  }
  finish();
  return layers;
}

/** What a frame paints; undefined for one with bitmaps. */
function frameOf(sample: StretchSample, composition: Composition): MorphFrame | undefined {
  const { state, t, length } = sample;
  const all = paintedParts(state.element, colored(sample, composition));
  const parts = all.filter((part) => part.kind === 'paint');
  if (parts.length < all.length || parts.length === 0) return undefined;
  const form = JSON.stringify([
    parts.map(({ ty, paths, numbers, fixed, place }) => [
      ty,
      paths.map(({ c, v }) => [c, v.length]),
      Object.entries(numbers).map(([name, values]) => [name, values.length]),
      fixed,
      place !== undefined,
    ]),
    state.matrix,
    state.blendMode,
  ]);
  return { t, length, parts, form, sample };
}

/** The composition with the colour effect of a state. */
function colored({ state: { color } }: StretchSample, composition: Composition): Composition {
  const { look } = composition;
  if (look.isMask || isPlainColor(color)) return composition;
  return { ...composition, look: { ...look, color: concatColors(look.color, color) } };
}

function placeOf({ state: { matrix } }: StretchSample, { origin }: Composition): LottieLayer['ks'] {
  return stillPlace({ ...matrix, tx: matrix.tx - origin.x, ty: matrix.ty - origin.y });
}

function stillLayer(sample: StretchSample, nm: string, composition: Composition): LottieLayer | undefined {
  const content = shapeContent(sample.state, colored(sample, composition));
  if (!content) return undefined;
  const { x, y } = content.shift ?? { x: 0, y: 0 };
  const ks = { ...placeOf(sample, composition), a: { a: 0, k: [-x, -y] } as const };
  return { nm, ...content.members, ip: sample.t, op: sample.t + sample.length, st: 0, ks };
}

function layerOf(run: readonly MorphFrame[], nm: string, composition: Composition): LottieLayer {
  const [first] = run;
  const last = run[run.length - 1];
  const time = { ip: first.t, op: last.t + last.length, st: 0, ks: placeOf(first.sample, composition) };
  if (run.length === 1) return { nm, ...shapeMembers(first.parts), ...time };
  const shapes = first.parts
    .map((part, index) =>
      partItems(part, movingPart(run, index, composition.film.bake), first.parts.length === 1),
    )
    .reverse()
    .flat();
  return { nm, ty: 4, shapes, ...time };
}

/** A part that changes from frame to frame. */
function movingPart(run: readonly MorphFrame[], index: number, bake: boolean): PartProperties {
  const parts = run.map(({ parts: all }) => all[index]);
  const numbers = parts.map(numbersOf);
  const steps = (values: readonly (readonly number[])[], tolerance: number): KeyStep[] => {
    const samples = values.map((v, i) => ({ t: run[i].t, length: run[i].length, v }));
    return bake ? samples.map(({ t, v }) => ({ t, v, way: 'hold' })) : evenRuns(samples, tolerance);
  };
  return {
    numbers: (name, digits) => {
      const list = numbers.map((all) => all[name]);
      return propertyOf(steps(list, name === 'c' || name === 'g' ? 0.002 : TOLERANCE), digits);
    },
    path: (at) => {
      const like = parts[0].paths[at];
      const flat = propertyOf(
        steps(
          parts.map(({ paths }) => flatPath(paths[at])),
          TOLERANCE,
        ),
        3,
      );
      return unflattened(flat, like);
    },
  };
}

function unflattened(
  flat: ReturnType<typeof propertyOf>,
  like: LottiePath,
): LottieProperty<readonly LottiePath[]> | { a: 0; k: LottiePath } {
  if (flat.a === 0) return { a: 0, k: unflatPath(flat.k as readonly number[], like) };
  return { a: 1, k: flat.k.map((key) => ({ ...key, s: [unflatPath(key.s, like)] })) };
}
