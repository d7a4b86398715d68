import { adviseOnError } from './habits/adviseOnError';
import type { Host } from './host/Host';
import { toTree, type TreeOptions } from './literal/toTree';
import type { Publication } from '../host-mocks/options';
import { Element } from '../host-mocks/model/elements/Element';
import { DocumentQueries } from './query/DocumentQueries';
import { loadLibrary } from './query/loadLibrary';
import type { LoadedLibrary } from './query/LoadedLibrary';
import { collectionMethods } from './query/methodNames';
import { pictureOf } from './host/pictureOf';
import { Installation } from '../host-mocks/realm/Installation';
import type { HostObject } from '../host-mocks/realm/HostObject';
import type { StackFrame } from '../host-mocks/scripts/StackFrame';

/** The options of `HostHandle.render`. */
export interface RenderOptions {
  /** From 0; default: where the playhead is. */
  frame?: number;
  /** Elements, or a collection of them, to outline and label; the rest is drawn pale. */
  matches?: ArrayLike<object> | { elements: ArrayLike<object> };
}

/** A running host: its objects as scripts see them, and access from outside. */
export class HostHandle {
  private installation?: Installation;
  private own: Host['realms']['ofCaller'];

  /** @internal Hosts are made by `createHost` and `openHost`. */
  constructor(/** @internal */ protected readonly host: Host) {
    this.own = host.realms.ofCaller;
  }

  /** The program object, with the members that scripts see. */
  get fl(): Flash {
    // The globals know which objects are the only ones of their class: their methods work without their object.
    return this.own.globals.fl?.value as Flash;
  }

  /** The document in front, with the members that scripts see; lists are Arrays of the caller's realm. */
  get document(): Document {
    return this.wrap<Document>(this.activeModel('document'));
  }

  /** Everything that was traced, one text per call; of more than 64 million characters the newest part. */
  get output(): readonly string[] {
    return this.host.output;
  }

  /** Everything that `alert` showed; as `output`. */
  get alerts(): readonly string[] {
    return this.host.alerts;
  }

  /** Faults of documents that did not keep them from opening, such as missing library files. */
  get warnings(): readonly string[] {
    return this.host.warnings;
  }

  /** What scripts published, exported or tested, or would have, with the option `publishing: 'note'` or `'write'`. */
  get published(): readonly Publication[] {
    return this.host.published;
  }

  /** @internal Folders of fonts that the host was given. */
  get fonts(): readonly string[] {
    return this.host.fonts;
  }

  /** The global object of the realm that scripts run in. */
  get global(): Record<string, unknown> {
    return this.host.world.global;
  }

  /** @internal Queries the active document with the loaded library. */
  get queries(): DocumentQueries {
    return new DocumentQueries(this.global as unknown as LoadedLibrary, this.host.realm);
  }

  /**
   * Opens another document and makes it active.
   *
   * @param path an FLA, an XFL folder or an `.xfl` file
   * @returns the document, with the members that scripts see
   * @throws DocumentError that names the file and the cause
   * @example openHost('logo.fla').open('ui.fla').name; // 'ui.fla'
   */
  open(path: string): Document {
    return this.wrap<Document>(this.host.open(path));
  }

  /**
   * Runs a script, in the language of Animate's engine unless the options `realm` or `modern` say otherwise.
   *
   * @param source the script
   * @param file the name of the script in errors
   * @returns the value of the last statement; objects of the host, Arrays and plain objects as the caller's own
   * @throws ScriptSyntaxError for what the host's engine does not know; whatever the script throws
   * @example createHost().run('[fl.documents.length, typeof JSON]'); // [0, 'undefined']
   */
  run(source: string, file = 'script.jsfl'): unknown {
    return this.running(() => this.host.scripts.run(source, file), this.run);
  }

  /**
   * Runs a script from a file.
   *
   * @param path the file
   * @returns as `run`
   * @throws ScriptSyntaxError for what the host's engine does not know; whatever the script throws
   * @example openHost('logo.fla').runFile('tidy.jsfl');
   */
  runFile(path: string): unknown {
    return this.running(() => this.host.scripts.runFile(path), this.runFile);
  }

  /** @internal Loads the built library. It is ES3, which needs no translation to the language of Animate's engine. */
  loadLibrary(folder: string): void {
    this.running(() => loadLibrary(this.host, folder), this.loadLibrary);
  }

  /**
   * Puts `fl`, `document`, `FLfile`, the classes and the dialogues on a global object, until `uninstall`: for functions
   * of the caller's own that use them. Scripts that `run` runs have them without it.
   *
   * @param target the global object; default: the caller's own
   * @example
   * const host = createHost({}).install();
   * fl.documents.length; // 1
   * host.uninstall();
   */
  install(target: object = globalThis): this {
    this.uninstall();
    this.installation = new Installation(target as Record<string, unknown>, this.own.globals);
    return this;
  }

  /** @internal Gives objects as scripts have them, from now on: for a caller that shares a global object with scripts. */
  sharesRealm(): this {
    this.own = this.host.realms.ofScripts;
    return this;
  }

  /**
   * Puts back what was on the global object before `install`.
   *
   * @example createHost({}).install().uninstall().dispose();
   */
  uninstall(): this {
    this.installation?.remove();
    this.installation = undefined;
    return this;
  }

  /**
   * Writes the document in front as an indented text, for snapshots.
   *
   * @param options what to leave out; default: nothing
   * @returns the text
   * @throws Error when no document is open
   * @example createHost({ name: 'a.fla', layers: [] }).toTree().split('\n')[0]; // 'a.fla, 550 x 400, 24 fps'
   */
  toTree(options?: TreeOptions): string {
    return toTree(this.activeModel('toTree'), options);
  }

  /**
   * Draws the document in front as SVG: what is on the stage at one frame.
   *
   * @param options `frame`: counted from 0, default: where the playhead is; `matches`: elements, or a collection of them, to outline and label, the rest is drawn pale
   * @returns the picture, a text
   * @throws RangeError for a frame that the timeline does not have; TypeError for matches that are not elements; Error when no document is open
   * @example
   * const host = openHost('logo.fla');
   * host.render({ matches: host.document.getTimeline().layers[3].frames[0].elements }).includes('<svg');
   */
  render({ frame, matches }: RenderOptions = {}): string {
    const model = this.activeModel('render');
    return pictureOf(model, { frame, matches: matches === undefined ? undefined : this.elementsOf(matches) })
      .svg;
  }

  /**
   * Takes the globals away and closes the documents; their objects throw from then on.
   *
   * @example createHost({}).dispose();
   */
  dispose(): void {
    this.uninstall();
    this.host.closeAll();
  }

  private elementsOf(matches: NonNullable<RenderOptions['matches']>): Element[] {
    const facades = 'elements' in matches ? matches.elements : matches;
    return Array.from(facades, (facade, index) => {
      const element = this.own.realm.unwrap(facade);
      if (element instanceof Element) return element;
      throw new TypeError(`HostHandle.render: matches[${index}] is not an element of a document`);
    });
  }

  private running(action: () => unknown, by: (text: string) => unknown): unknown {
    const { host, own } = this;
    return host.realms.withGlobals(() => this.explained(() => own.realm.adopt(action(), host.realm), by));
  }

  /**
   * An error that leaves a script has the script's frames in its stack, in the form that test runners read, then those
   * of who called the host.
   */
  private explained<T>(action: () => T, by: (text: string) => unknown): T {
    try {
      return action();
    } catch (error) {
      const frames = this.host.framesOf(error);
      const described = this.host.realm.describeThrown(error) as Error | undefined;
      const message = this.advised(String(described?.message));
      const isAdvised = message !== described?.message && typeof error === 'object';
      if (isAdvised) (error as Error).message = message;
      if (frames.length > 0 || isAdvised)
        (error as Error).stack =
          stackText(`${described?.name}: ${message}`, ownFrames(frames)) + callersOf(by);
      leaveCausesWithoutFrames(error);
      throw error;
    }
  }

  /** A message, with what to write instead if a script took a name for one of the library. */
  private advised(message: string): string {
    const advice = adviseOnError(message, () => collectionMethods(this.host));
    return advice === undefined ? message : `${message} (${advice})`;
  }

  /** @internal */
  protected activeModel(member: string): NonNullable<Host['active']> {
    const { active } = this.host;
    if (!active) throw new Error(`HostHandle.${member}: no document is open`);
    return active;
  }

  /** @internal */
  protected wrap<T>(object: HostObject): T {
    return this.own.realm.wrap(object) as T;
  }
}

/** The lines of a stack below the call of a function; none in engines without stacks. */
function callersOf(called: (text: string) => unknown): string {
  const here: { stack?: string } = {};
  Error.captureStackTrace?.(here, called);
  const lines = String(here.stack ?? '').split('\n');
  return lines
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => `\n${line}`)
    .join('');
}

/** The file of the library, as packages have it. */
const LIBRARY_FILE = /(^|[\\/])collection(\.es5)?\.(jsx|jsfl)$/;

/** The frames of the user's own scripts; those of the library if there are no others. */
function ownFrames(frames: readonly StackFrame[]): readonly StackFrame[] {
  const own = frames.filter(({ file }) => !LIBRARY_FILE.test(file));
  return own.length > 0 ? own : frames;
}

const MAX_CAUSES = 10;

/**
 * The library's message already has that of its cause, which the host threw: test runners would print the frames of both.
 */
export function leaveCausesWithoutFrames(error: unknown): void {
  let cause = (error as { cause?: unknown } | null | undefined)?.cause;
  for (let i = 0; i < MAX_CAUSES && typeof cause === 'object' && cause !== null; i++) {
    const { name, message } = cause as Error;
    (cause as Error).stack = `${name}: ${message}`;
    ({ cause } = cause as Error);
  }
}

function stackText(title: string, frames: readonly StackFrame[]): string {
  const lines = frames.map(({ name, file, line, column }) => {
    const position = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
    return name === undefined ? `    at ${position}` : `    at ${name} (${position})`;
  });
  return [title, ...lines].join('\n');
}
