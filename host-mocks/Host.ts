import { contract } from './contract/contract';
import { globalClasses, scriptNames } from './contract/corrections';
import { FileAccess } from './files/FileAccess';
import { Flash } from './model/Flash';
import { FLfile } from './model/FLfile';
import { models } from './model/models';
import { TopLevel } from './model/TopLevel';
import { defaults, type Answer, type Dialog, type HostOptions, type Switches } from './options';
import { HostError, notImplemented } from './realm/HostError';
import type { HostObject } from './realm/HostObject';
import { Realm } from './realm/Realm';
import { Installation } from './realm/Installation';
import { Scripts } from './scripts/Scripts';
import { limitLanguage } from './language/limit';
import { separateWorld, worldHere, type World } from './realm/World';

/** What the host needs of a document that is open in it. */
export interface OpenDocument extends HostObject {
  readonly id: number;
  readonly name: string;
  readonly pathURI: string | undefined;
}

/** A running host: its open documents, what it was told to be, its realm, and what it said. */
export class Host {
  readonly options: HostOptions;
  readonly world: World;
  readonly realm: Realm;
  readonly files: FileAccess;
  readonly scripts: Scripts;
  /** The model of `fl`. */
  readonly flash: Flash;
  /** Open documents, in the order in which they were opened. */
  readonly documents: OpenDocument[] = [];
  /** The document in front. */
  active: OpenDocument | null = null;
  /** Everything traced since the host was made, one text per call; clearing the panel leaves it. */
  readonly output: string[] = [];
  readonly alerts: string[] = [];
  /** Faults of documents that did not keep them from opening. */
  readonly warnings: string[] = [];
  private readonly topLevel: TopLevel;
  private readonly fileLibrary: FLfile;
  private answered = 0;
  private lastId = 0;

  constructor(options: Partial<HostOptions> = {}) {
    this.options = { ...defaults, ...options };
    this.world = this.options.realm === 'separate' ? separateWorld() : worldHere();
    this.realm = new Realm(this.world, contract, models, this.options);
    const isLimited = this.options.realm === 'separate' && !this.options.modern;
    if (isLimited) limitLanguage(this.world);
    this.scripts = new Scripts(this.world, isLimited);
    const { roots, configDirectory } = this.options;
    this.files = new FileAccess(configDirectory === undefined ? roots : [...roots, configDirectory]);
    this.flash = new Flash(this);
    this.topLevel = new TopLevel(this);
    this.fileLibrary = new FLfile(this.files);
    for (const singleton of [
      this.flash,
      this.flash.outputPanel,
      this.flash.Math,
      this.topLevel,
      this.fileLibrary,
    ]) {
      this.realm.wrapSingleton(singleton);
    }
    if (this.options.realm === 'separate') new Installation(this.world.global, this.globals());
  }

  get switches(): Switches {
    return this.options;
  }

  /** Opens an FLA, an XFL folder or an `.xfl` file and puts it in front. */
  open(path: string): OpenDocument {
    throw notImplemented(`opening ${path}`);
  }

  /** The next free number for `document.id`. */
  nextId(): number {
    return ++this.lastId;
  }

  warn(message: string): void {
    this.warnings.push(message);
  }

  onTrace(text: string): void {
    this.output.push(text);
    this.options.onTrace?.(text);
  }

  onAlert(text: string): void {
    this.alerts.push(text);
    this.options.onAlert?.(text);
  }

  /**
   * The answer to a dialogue.
   *
   * @throws HostError naming the dialogue where no answer was prepared: nobody sits in front of this host.
   */
  ask(dialog: Dialog): Answer {
    const { answers } = this.options;
    const answer = typeof answers === 'function' ? answers(dialog) : answers[this.answered++];
    if (answer !== undefined) return answer;
    throw new HostError(
      `${dialog.kind}: no answer was prepared for the dialogue ${JSON.stringify(dialog.text)}`,
    );
  }

  /** What a script finds on its global object: name -> how to define it. */
  globals(): PropertyDescriptorMap {
    const fl = this.realm.wrap(this.flash);
    const found: PropertyDescriptorMap = {};
    const define = (name: string, value: unknown): void => {
      found[name] = { value, writable: true, configurable: true, enumerable: false };
    };
    for (const name of ['fl', 'flash', 'an']) define(name, fl);
    const topLevel = this.realm.wrap(this.topLevel) as Record<string, unknown>;
    for (const name of contract.TopLevel.methods) define(name, topLevel[name]);
    define('FLfile', this.realm.wrap(this.fileLibrary));
    for (const name of globalClasses) define(scriptNames[name] ?? name, this.realm.classes[name]);
    found.document = this.documentDescriptor();
    return found;
  }

  /** `document` is the active document at each time, until a script assigns a value of its own. */
  private documentDescriptor(): PropertyDescriptor {
    const { global } = this.world;
    const shadow = (self: unknown, args: ArrayLike<unknown>): void => {
      const target = typeof self === 'object' && self !== null ? self : global;
      Object.defineProperty(target, 'document', {
        value: args[0],
        writable: true,
        configurable: true,
        enumerable: true,
      });
    };
    return {
      get: this.realm.makeFunction('document', () => (this.active ? this.realm.wrap(this.active) : null)),
      set: this.realm.makeFunction('document', shadow),
      configurable: true,
      enumerable: false,
    };
  }
}
