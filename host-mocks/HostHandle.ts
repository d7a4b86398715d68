import type { Host } from './Host';
import { toTree, type TreeOptions } from './literal/toTree';
import { Element } from './model/elements/Element';
import { pictureOf } from './render/pictureOf';
import { Installation } from './realm/Installation';
import type { HostObject } from './realm/HostObject';

export interface RenderOptions {
  /** From 0; default: where the playhead is. */
  frame?: number;
  /** Elements, or a collection of them, to outline and label; the rest is drawn pale. */
  matches?: ArrayLike<object> | { elements: ArrayLike<object> };
}

/** A host in the hands of a test or a program: its objects as scripts see them, and a view from outside. */
export class HostHandle {
  private installation?: Installation;

  /** @internal Hosts are made by `createHost` and `openHost`. */
  constructor(private readonly host: Host) {}

  /** The program object, as scripts see it. */
  get fl(): Flash {
    return this.host.realm.wrap(this.host.flash) as Flash;
  }

  /** The document in front, as scripts see it. */
  get document(): Document {
    return this.wrap<Document>(this.activeModel('document'));
  }

  /** Everything traced, one text per call. */
  get output(): readonly string[] {
    return this.host.output;
  }

  get alerts(): readonly string[] {
    return this.host.alerts;
  }

  /** Faults of documents that did not keep them from opening, such as missing library files. */
  get warnings(): readonly string[] {
    return this.host.warnings;
  }

  /** The global object of the realm that scripts run in. */
  get global(): Record<string, unknown> {
    return this.host.world.global;
  }

  /** Opens one more document and puts it in front. */
  open(path: string): Document {
    return this.wrap<Document>(this.host.open(path));
  }

  /**
   * Runs a script and returns its last value. In the caller's own realm the host's globals are there while it runs.
   *
   * @param file - how errors name it
   */
  run(source: string, file = 'script.jsfl'): unknown {
    return this.withGlobals(() => this.host.scripts.run(source, file));
  }

  runFile(path: string): unknown {
    return this.withGlobals(() => this.host.scripts.runFile(path));
  }

  /** Puts `fl`, `document`, `FLfile`, the classes and dialogues on a global object, until `uninstall`. */
  install(target: object = this.global): this {
    this.uninstall();
    this.installation = new Installation(target as Record<string, unknown>, this.host.globals);
    return this;
  }

  /** Restores what stood on the global object before `install`. */
  uninstall(): this {
    this.installation?.remove();
    this.installation = undefined;
    return this;
  }

  /** The document in front as an indented text. */
  toTree(options?: TreeOptions): string {
    return toTree(this.activeModel('toTree'), options);
  }

  /**
   * The document in front as an SVG picture: what is on the stage at the playhead, or at another frame.
   *
   *     host.render({ matches: host.run("$('star*')") }); // outlined and labelled, the rest pale
   *
   * @throws RangeError for a frame that the timeline does not have; TypeError for matches that are no elements
   */
  render({ frame, matches }: RenderOptions = {}): string {
    const model = this.activeModel('render');
    return pictureOf(model, { frame, matches: matches === undefined ? undefined : this.elementsOf(matches) })
      .svg;
  }

  /** Takes the globals away and closes the documents; their objects throw from then on. */
  dispose(): void {
    this.uninstall();
    this.host.closeAll();
  }

  private elementsOf(matches: NonNullable<RenderOptions['matches']>): Element[] {
    const facades = 'elements' in matches ? matches.elements : matches;
    return Array.from(facades, (facade, index) => {
      const element = this.host.realm.unwrap(facade);
      if (element instanceof Element) return element;
      throw new TypeError(`HostHandle.render: matches[${index}] is no element of a document`);
    });
  }

  private withGlobals<T>(action: () => T): T {
    const isBare = this.host.options.realm === 'here' && !this.installation;
    if (!isBare) return action();
    this.install();
    try {
      return action();
    } finally {
      this.uninstall();
    }
  }

  private activeModel(member: string): NonNullable<Host['active']> {
    const { active } = this.host;
    if (!active) throw new Error(`HostHandle.${member}: no document is open`);
    return active;
  }

  private wrap<T>(object: HostObject): T {
    return this.host.realm.wrap(object) as T;
  }
}
