import type { Expression } from '../../syntax/Expression';
import type { ActionGenerator } from './ActionGenerator';

/** Bits of `GetURL2`. Source: SWF 19, "ActionGetURL2"; the order of the bits is that of Adobe's movies. */
const METHODS: Readonly<Record<string, number>> = { get: 1, post: 2 };
const TO_TARGET = 0x40;
const VARIABLES = 0x80;

const COMMAND = 'FSCommand:';

const EMPTY: Expression = { kind: 'String', at: 0, value: '' };

/** Areas of `print`. Source: Adobe's "ActionScript 2.0 Language Reference", `print()`. */
const AREAS: Readonly<Record<string, string>> = { bmovie: '', bframe: '#bframe', bmax: '#bmax' };

/** Writes a call that asks for something outside the movie. */
export function emitLoad(generator: ActionGenerator, name: string, values: readonly Expression[]): void {
  const [first, second, method] = values;
  if (!first) return;
  switch (name) {
    case 'getURL':
      emitGetUrl(generator, first, second, method);
      return;
    case 'fscommand':
      emitCommand(generator, first, second);
      return;
    case 'loadMovie':
    case 'loadVariables':
      if (second?.kind === 'Number') {
        emitLevelLoad(generator, first, second, method, name === 'loadVariables' ? VARIABLES : 0);
        return;
      }
      generator.value(first);
      valueOrEmpty(generator, second);
      getUrl2(generator, TO_TARGET | (name === 'loadVariables' ? VARIABLES : 0), method);
      return;
    case 'loadMovieNum':
    case 'loadVariablesNum':
      emitLevelLoad(generator, first, second, method, name === 'loadVariablesNum' ? VARIABLES : 0);
      return;
    case 'unloadMovie':
      if (first.kind === 'Number') {
        emitLevelLoad(generator, EMPTY, first, undefined, 0);
        return;
      }
      generator.code.push('');
      generator.value(first);
      getUrl2(generator, TO_TARGET);
      return;
    case 'unloadMovieNum':
      emitLevelLoad(generator, EMPTY, first, undefined, 0);
      return;
    default:
      emitPrint(generator, name, first, second);
  }
}

function getUrl2({ code }: ActionGenerator, flags: number, method?: Expression): void {
  const word = method?.kind === 'String' ? method.value.toLowerCase() : '';
  const bits = Object.hasOwn(METHODS, word) ? (METHODS[word] ?? 0) : 0;
  code.add({ kind: 'getUrl2', flags: flags | bits });
}

function valueOrEmpty(generator: ActionGenerator, value: Expression | undefined): void {
  if (value) generator.value(value);
  else generator.code.push('');
}

function emitGetUrl(
  generator: ActionGenerator,
  url: Expression,
  target: Expression | undefined,
  method: Expression | undefined,
): void {
  if (url.kind === 'String' && (!target || target.kind === 'String') && !method) {
    generator.code.add({ kind: 'getUrl', url: url.value, target: target?.value ?? '' });
    return;
  }
  generator.value(url);
  valueOrEmpty(generator, target);
  getUrl2(generator, 0, method);
}

function emitCommand(generator: ActionGenerator, command: Expression, values: Expression | undefined): void {
  const { code, version } = generator;
  if (command.kind === 'String' && (!values || values.kind === 'String')) {
    code.add({ kind: 'getUrl', url: COMMAND + command.value, target: values?.value ?? '' });
    return;
  }
  if (command.kind === 'String') code.push(COMMAND + command.value);
  else {
    code.push(COMMAND);
    generator.value(command);
    code.plain(version > 4 ? 'add2' : 'stringAdd');
  }
  valueOrEmpty(generator, values);
  getUrl2(generator, 0);
}

/** Levels are targets of the name `_level` and a number. */
function emitLevelLoad(
  generator: ActionGenerator,
  url: Expression,
  level: Expression | undefined,
  method: Expression | undefined,
  flags: number,
): void {
  const isFixed = !level || level.kind === 'Number';
  if (isFixed && flags === 0 && !method && url.kind === 'String') {
    generator.code.add({ kind: 'getUrl', url: url.value, target: `_level${level?.value ?? 0}` });
    return;
  }
  generator.value(url);
  pushLevel(generator, level);
  getUrl2(generator, flags, method);
}

function pushLevel(generator: ActionGenerator, level: Expression | undefined): void {
  const { code, version } = generator;
  if (!level || level.kind === 'Number') {
    code.push(`_level${level?.value ?? 0}`);
    return;
  }
  code.push('_level');
  generator.value(level);
  code.plain(version > 4 ? 'add2' : 'stringAdd');
}

function emitPrint(
  generator: ActionGenerator,
  name: string,
  target: Expression,
  area: Expression | undefined,
): void {
  const word = area?.kind === 'String' ? area.value.toLowerCase() : 'bmovie';
  const scheme = name.startsWith('printAsBitmap') ? 'printasbitmap:' : 'print:';
  generator.code.push(scheme + (Object.hasOwn(AREAS, word) ? AREAS[word] : ''));
  if (name.endsWith('Num')) pushLevel(generator, target);
  else generator.value(target);
  getUrl2(generator, 0);
}
