import type { CallExpression, Expression } from '../../syntax/Expression';
import type { PlainAction } from '../actions';
import type { ActionGenerator } from './ActionGenerator';
import { emitLoad } from './loadFunctions';
import { propertyNumber } from './playerClasses';
import { emitGoto } from './timelineFunctions';

/** What a call of the player's own actions leaves: their values, or nothing. */
type Emit = (generator: ActionGenerator, values: readonly Expression[], at: number) => void;

interface PlayerFunction {
  readonly least: number;
  readonly most: number;
  readonly hasValue: boolean;
  readonly emit: Emit;
  /** True for what movie clips have as a method too: in `with` that of its object is called. */
  readonly isMethod?: boolean;
}

/** Functions that are one action after their arguments. Source: SWF 19; Adobe's "ActionScript 2.0 Language Reference". */
function plain(count: number, hasValue: boolean, ...actions: PlainAction[]): PlayerFunction {
  return {
    least: count,
    most: count,
    hasValue,
    emit: (generator, values) => {
      for (const value of values) generator.value(value);
      generator.code.plain(...actions);
    },
  };
}

function method(base: PlayerFunction): PlayerFunction {
  return { ...base, isMethod: true };
}

const FUNCTIONS: ReadonlyMap<string, PlayerFunction> = new Map(
  Object.entries<PlayerFunction>({
    trace: { least: 1, most: 1, hasValue: false, emit: emitTrace },
    play: method(plain(0, false, 'play')),
    stop: method(plain(0, false, 'stop')),
    nextFrame: method(plain(0, false, 'nextFrame')),
    prevFrame: method(plain(0, false, 'previousFrame')),
    stopAllSounds: plain(0, false, 'stopSounds'),
    toggleHighQuality: plain(0, false, 'toggleQuality'),
    stopDrag: method(plain(0, false, 'endDrag')),
    eval: plain(1, true, 'getVariable'),
    get: plain(1, true, 'getVariable'),
    set: plain(2, false, 'setVariable'),
    removeMovieClip: { ...plain(1, false, 'removeSprite'), isMethod: true },
    targetPath: plain(1, true, 'targetPath'),
    random: plain(1, true, 'randomNumber'),
    int: plain(1, true, 'toInteger'),
    length: plain(1, true, 'stringLength'),
    mblength: plain(1, true, 'mbStringLength'),
    ord: plain(1, true, 'charToAscii'),
    chr: plain(1, true, 'asciiToChar'),
    mbord: plain(1, true, 'mbCharToAscii'),
    mbchr: plain(1, true, 'mbAsciiToChar'),
    substring: { ...plain(3, true, 'stringExtract'), least: 2, emit: emitPart('stringExtract') },
    mbsubstring: { ...plain(3, true, 'mbStringExtract'), least: 2, emit: emitPart('mbStringExtract') },
    getTimer: plain(0, true, 'getTime'),
    String: plain(1, true, 'toString'),
    Number: plain(1, true, 'toNumber'),
    getVersion: { least: 0, most: 0, hasValue: true, emit: emitVersion },
    getProperty: { least: 2, most: 2, hasValue: true, emit: emitGetProperty },
    setProperty: { least: 3, most: 3, hasValue: false, emit: emitSetProperty },
    duplicateMovieClip: { least: 3, most: 3, hasValue: false, emit: emitDuplicate },
    startDrag: { least: 1, most: 6, hasValue: false, emit: emitStartDrag },
    call: {
      least: 1,
      most: 1,
      hasValue: false,
      emit: (generator, [frame]) => {
        if (frame) generator.value(frame);
        generator.code.add({ kind: 'call' });
      },
    },
    gotoAndPlay: method(goto(true)),
    gotoAndStop: method(goto(false)),
    nextScene: { least: 0, most: 0, hasValue: false, emit: (generator) => goToScene(generator, 1) },
    prevScene: { least: 0, most: 0, hasValue: false, emit: (generator) => goToScene(generator, -1) },
    ...loads(),
  }),
);

/** Methods of the same name have no action: their calls need a version that has functions. */
const CONVERSIONS: ReadonlySet<string> = new Set(['String', 'Number']);

/**
 * Writes a call of a function that is an action of the player.
 *
 * @returns false for other functions: nothing is written
 */
export function emitPlayerFunction(
  generator: ActionGenerator,
  written: string,
  { arguments: values, at }: CallExpression,
  needsValue: boolean,
): boolean {
  const name = FUNCTIONS.has(written) ? written : foldedName(generator, written);
  const called = FUNCTIONS.get(name);
  if (!called || (called.isMethod && generator.withDepth > 0)) return false;
  if (values.length < called.least || values.length > called.most) {
    if (CONVERSIONS.has(name)) return false;
    const expected =
      called.least === called.most ? String(called.least) : `${called.least} to ${called.most}`;
    generator.error(
      at,
      `${name} takes ${expected} argument${expected === '1' ? '' : 's'}, not ${values.length}.`,
    );
    return true;
  }
  called.emit(generator, values, at);
  if (called.hasValue && !needsValue) generator.code.plain('pop');
  else if (!called.hasValue && needsValue) generator.code.push(generator.version > 4 ? undefined : '');
  return true;
}

const BY_FOLDED: ReadonlyMap<string, string> = new Map(
  [...FUNCTIONS.keys()].map((name) => [name.toLowerCase(), name] as const),
);

function foldedName(generator: ActionGenerator, written: string): string {
  const folded = generator.folded(written);
  return folded === written ? written : (BY_FOLDED.get(folded) ?? written);
}

function goto(plays: boolean): PlayerFunction {
  return {
    least: 1,
    most: 2,
    hasValue: false,
    emit: (generator, values) => {
      emitGoto(generator, values, plays);
    },
  };
}

/** To the first frame of another scene; where there is none nothing happens. */
function goToScene(generator: ActionGenerator, step: 1 | -1): void {
  const frame = generator.movie.sceneBeside(step);
  if (frame !== undefined) generator.code.add({ kind: 'gotoFrame', frame });
}

function loads(): Record<string, PlayerFunction> {
  const counts: Record<string, [least: number, most: number]> = {
    getURL: [1, 3],
    loadMovie: [1, 3],
    loadMovieNum: [1, 3],
    loadVariables: [1, 3],
    loadVariablesNum: [1, 3],
    unloadMovie: [1, 1],
    unloadMovieNum: [1, 1],
    fscommand: [1, 2],
    print: [1, 2],
    printAsBitmap: [1, 2],
    printNum: [1, 2],
    printAsBitmapNum: [1, 2],
  };
  return Object.fromEntries(
    Object.entries(counts).map(([name, [least, most]]) => {
      const emit: Emit = (generator, values) => {
        emitLoad(generator, name, values);
      };
      return [name, { least, most, hasValue: false, emit }];
    }),
  );
}

function emitTrace(generator: ActionGenerator, [value]: readonly Expression[]): void {
  if (!value || generator.movie.omitsTraces) return;
  generator.value(value);
  generator.code.plain('trace');
}

function emitVersion({ code }: ActionGenerator): void {
  code.push('/:$version').plain('getVariable');
}

/** Without a length the text goes up to its end. */
function emitPart(action: PlainAction): Emit {
  return (generator, values) => {
    for (const value of values) generator.value(value);
    if (values.length < 3) generator.code.push(-1);
    generator.code.plain(action);
  };
}

/** The number of a property that is named, as a name or as a text; else its value. */
function pushProperty(generator: ActionGenerator, property: Expression | undefined): void {
  if (!property) return;
  const name = property.kind === 'Name' ? property.name : property.kind === 'String' ? property.value : '';
  const number = propertyNumber(generator.folded(name));
  if (number === undefined) generator.value(property);
  else generator.code.push(number);
}

function emitGetProperty(generator: ActionGenerator, [target, property]: readonly Expression[]): void {
  if (target) generator.value(target);
  pushProperty(generator, property);
  generator.code.plain('getProperty');
}

function emitSetProperty(generator: ActionGenerator, [target, property, value]: readonly Expression[]): void {
  if (target) generator.value(target);
  pushProperty(generator, property);
  if (value) generator.value(value);
  generator.code.plain('setProperty');
}

/** Depths of duplicates are above those of the stage. Source: SWF 19, "ActionCloneSprite". */
const FIRST_DUPLICATE = 16384;

function emitDuplicate(generator: ActionGenerator, [target, name, depth]: readonly Expression[]): void {
  const { code } = generator;
  if (!target || !name || !depth) return;
  generator.value(target);
  generator.value(name);
  if (depth.kind === 'Number') code.push(FIRST_DUPLICATE + depth.value);
  else {
    generator.value(depth);
    code.push(FIRST_DUPLICATE).plain('add');
  }
  code.plain('cloneSprite');
}

/** Left, top, right, bottom, whether they limit, whether the centre is locked, and what is dragged. */
function emitStartDrag(generator: ActionGenerator, [target, lock, ...limits]: readonly Expression[]): void {
  const { code } = generator;
  const isLimited = limits.length === 4;
  if (isLimited) for (const limit of limits) generator.value(limit);
  code.push(isLimited ? 1 : 0);
  if (lock) generator.value(lock);
  else code.push(0);
  if (target) generator.value(target);
  code.plain('startDrag');
}
