import type { Action } from './Action';

/** How an action identifies a frame. */
const Goto = { number: 0, label: 1, code: 2, nextFrame: 3, previousFrame: 4, nextScene: 5, previousScene: 6 };
const METHODS = ['', '"GET"', '"POST"'];

/** A text as a literal of ActionScript. */
export function quote(text: string): string {
  const escaped = text.replaceAll(/["\\]/g, '\\$&').replaceAll('\r', '\\r').replaceAll('\n', '\\n');
  return `"${escaped}"`;
}

/** A literal text, or code. */
export function target(text: string, isCode: number): string {
  return isCode === 0 ? quote(text) : text;
}

/** A call as a statement; `method` 1 sends variables by GET, 2 by POST. */
export function calls(name: string, values: readonly string[], method = 0): string {
  const sent = METHODS[method] ?? '';
  return `${name}(${[...values, ...(sent === '' ? [] : [sent])].join(', ')});`;
}

/** The number is a frame's, from 1. */
export function goTo({ numbers: [, type, plays], texts: [scene, frame] }: Action): string {
  switch (type) {
    case Goto.nextFrame:
      return 'nextFrame();';
    case Goto.previousFrame:
      return 'prevFrame();';
    case Goto.nextScene:
      return 'nextScene();';
    case Goto.previousScene:
      return 'prevScene();';
    default:
      return calls(plays === 0 ? 'gotoAndStop' : 'gotoAndPlay', place(scene, frame, type));
  }
}

export function ifFrameLoaded({ numbers: [, type], texts: [scene, frame] }: Action): string {
  return `ifFrameLoaded (${place(scene, frame, type).join(', ')}) {`;
}

function place(scene: string, frame: string, type: number): string[] {
  return [...(scene === '' ? [] : [quote(scene)]), type === Goto.label ? quote(frame) : frame];
}

/** `loadMovie` and `loadVariables`, into a level by its number or into a target. */
export function load(
  name: string,
  [url, into]: readonly string[],
  [urlIsCode, method, intoIsCode, isTarget]: readonly number[],
): string {
  const [suffix, where] = intoWhat(into, intoIsCode, isTarget);
  return calls(name + suffix, [target(url, urlIsCode), where], method);
}

export function unload({ numbers: [, isCode, isTarget], texts: [from] }: Action): string {
  const [suffix, where] = intoWhat(from, isCode, isTarget);
  return calls(`unloadMovie${suffix}`, [where]);
}

/** A level by its number, or else a target. */
function intoWhat(text: string, isCode: number, isTarget: number): [string, string] {
  return isTarget === 0 ? ['Num', text] : ['', target(text, isCode)];
}

export function startDrag({ numbers: [, isCode, locks, constrains], texts }: Action): string {
  const [name, ...box] = texts;
  const rest = constrains === 0 ? [] : box;
  const lock = locks !== 0 ? ['true'] : rest.length > 0 ? ['false'] : [];
  return calls('startDrag', [target(name, isCode), ...lock, ...rest]);
}
