import type { Expression } from '../../syntax/Expression';
import type { ActionGenerator } from './ActionGenerator';

/** A text with these signs is the path of a timeline before a frame. */
const PATH = /[/:]/;

/**
 * Goes to a frame, `gotoAndPlay(frame)`, or to one of a scene, `gotoAndPlay(scene, frame)`. A number counts from 1 in the
 * scene around; a text is a label. Source: SWF 19, "ActionGotoFrame", "ActionGotoLabel", "ActionGotoFrame2".
 */
export function emitGoto(generator: ActionGenerator, values: readonly Expression[], plays: boolean): void {
  const { code, movie } = generator;
  const [scene, frame] = values.length > 1 ? values : [undefined, values[0]];
  if (!frame) return;
  const start = scene === undefined ? movie.sceneStart : startOfScene(generator, scene);
  if (frame.kind === 'Number' && Number.isInteger(frame.value) && frame.value > 0) {
    code.add({ kind: 'gotoFrame', frame: start + frame.value - 1 });
  } else if (frame.kind === 'String' && !PATH.test(frame.value)) {
    code.add({ kind: 'goToLabel', text: frame.value });
  } else {
    generator.value(frame);
    code.add({ kind: 'gotoFrame2', plays, bias: start });
    return;
  }
  if (plays) code.plain('play');
}

/** Scenes are known when a movie is published: they are named, not calculated. */
function startOfScene(generator: ActionGenerator, scene: Expression): number {
  if (scene.kind !== 'String') {
    generator.error(scene.at, 'The name of the scene must be a text in quotes.');
    return 0;
  }
  // Flash publishes a scene that there is not as the one around.
  return generator.movie.frameOf(1, scene.value) ?? generator.movie.sceneStart;
}

/** Leaves the body out where a frame is not loaded yet. @returns the label behind the body */
export function beginIfLoaded(generator: ActionGenerator, values: readonly Expression[]): object {
  const { code, movie } = generator;
  const [scene, frame] = values.length > 1 ? values : [undefined, values[0]];
  const start = scene === undefined ? movie.sceneStart : startOfScene(generator, scene);
  if (frame?.kind === 'Number')
    code.add({ kind: 'waitForFrame', frame: Math.max(0, start + frame.value - 1) });
  else {
    if (frame) generator.value(frame);
    code.add({ kind: 'waitForFrame2' });
  }
  const [body, end] = [{}, {}];
  // The one action that is left out is the jump to the body.
  code.jump(body).jump(end).mark(body);
  return end;
}
