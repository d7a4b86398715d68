import type { Film } from '../../film/Film';
import { bareName } from '../../document/container/bareName';
import { fileName } from '../../platform/fileName';
import { leafOfPath } from '../published/pathBelow';
import { readWhole } from '../published/readValues';

/** How SWF is published, as the current profile of a document says. */
export interface SwfSettings {
  /** The name of the file, without ending. */
  readonly name: string;
  /** The version of the format. */
  readonly version: number;
  readonly isCompressed: boolean;
  /** The quality of bitmaps that are compressed again: 0 to 100. */
  readonly jpegQuality: number;
  readonly actionScript: 1 | 2 | 3;
  /** The class of the document; empty where it has none. */
  readonly documentClass: string;
  /** True where named instances become members of the class of their timeline. */
  readonly declaresInstances: boolean;
  /** True where undefined names are errors. */
  readonly isStrict: boolean;
  /** True where calls of `trace` are left out. */
  readonly omitsTraces: boolean;
  /** True where a debugger finds the names of variables. */
  readonly isDebuggable: boolean;
}

const VERSIONS: [number, number] = [3, 50];
/** Bit of `AS3AutoDeclare`. */
const AUTO_DECLARE = '4096';

const QUALITIES: [number, number] = [0, 100];

/** Reads the settings. Numbers out of range become the nearest in it. */
export function readSwfSettings(film: Film): SwfSettings {
  const { publishing } = film;
  return {
    name: readName(film, 'flash', /\.swf$/i),
    version: readWhole(publishing.read('Version', '43'), 43, VERSIONS),
    isCompressed: publishing.read('CompressMovie', '1') !== '0',
    jpegQuality: readWhole(publishing.read('Quality', '80'), 80, QUALITIES),
    actionScript: actionScriptOf(publishing.read('ActionScriptVersion', '3')),
    documentClass: publishing.read('DocumentClass', '').trim(),
    declaresInstances: publishing.read('AS3AutoDeclare', AUTO_DECLARE) !== '0',
    isStrict: publishing.read('AS3Strict', '0') === '2',
    omitsTraces: publishing.read('OmitTraceActions', '0') === '1',
    isDebuggable: publishing.read('DebuggingPermitted', '0') === '1',
  };
}

/** The name of the SWC file that the current profile says, without ending. */
export function readSwcName(film: Film): string {
  return readName(film, 'swc', /\.swc$/i);
}

function readName(film: Film, format: string, ending: RegExp): string {
  const { publishing } = film;
  const own = fileName(bareName(film.name));
  const isNamed = publishing.readFormat(`${format}DefaultName`, '1') === '0';
  const named = isNamed ? leafOfPath(publishing.readFormat(`${format}FileName`, own)) : undefined;
  return named?.replace(ending, '') ?? own;
}

function actionScriptOf(text: string): 1 | 2 | 3 {
  return text === '1' ? 1 : text === '2' ? 2 : 3;
}
