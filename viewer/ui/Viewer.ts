import { EngineStopped, type EngineClient } from '../client/EngineClient';
import type {
  Ask,
  DocumentInfo,
  InstancePlace,
  Picked,
  ScriptInfo,
  ShownLayers,
  TimelineId,
  TimelineInfo,
} from '../protocol';
import { QueryController } from './QueryController';
import { make } from './dom';
import { Inspector } from './Inspector';
import { Header } from './Header';
import { KeyHelp } from './KeyHelp';
import { LibraryView } from './LibraryView';
import { LatestOnly } from './LatestOnly';
import { listenToKeys } from './keys';
import { ItemPreview } from './ItemPreview';
import { Loudspeaker } from './Loudspeaker';
import { Messages } from './Messages';
import type { ShownPicture } from './Pictures';
import { makePublishButton } from './makePublishButton';
import { PlaceBar } from './PlaceBar';
import { PropertiesPanel } from './PropertiesPanel';
import { ScriptsPanel } from './ScriptsPanel';
import type { QueryBox } from './QueryBox';
import type { StagePlace } from './shownAddress';
import { PlaybackController } from './PlaybackController';
import { SoundSource } from './SoundSource';
import { SoundTrack } from './SoundTrack';
import { StageView } from './StageView';
import { around, hasTimeline, placesOf, placesWithin } from './timelineIds';
import { TimelineView } from './TimelineView';
import { toggleFullScreen } from './toggleFullScreen';

export interface ViewerOptions {
  /** True for a button that saves the document as HTML5 Canvas. */
  canPublish?: boolean;
  /** True for a column with properties and scripts. */
  canInspect?: boolean;
  /** Gives the file `dist/decoder.opt.wasm` of `minimp3-wasm`, for sounds in MP3; asked when the first sound is. */
  loadDecoder?(): Promise<Uint8Array | undefined>;
  /** Called when another timeline, frame or query is shown. */
  onShown?(): void;
}

const START: StagePlace = { id: { scene: 0 }, frame: 0 };

/** Shows a document: stage, timeline, library, and a line for queries. */
export class Viewer {
  readonly element: HTMLElement;
  private readonly stage = new StageView({
    onPick: (x, y) => this.picks.ask({ x, y }),
    onOpen: (x, y) => void this.openAt(x, y),
    onFullScreen: () => toggleFullScreen(this.element),
  });
  private readonly library: LibraryView;
  private readonly queries: QueryController;
  private readonly timeline: TimelineView;
  private readonly messages: Messages;
  private readonly help = new KeyHelp();
  private readonly playback: PlaybackController;
  private readonly speaker = new Loudspeaker();
  private readonly sounds: SoundSource;
  private readonly header: Header;
  private readonly place = new PlaceBar({
    onScene: (scene) => this.openScene(scene),
    onAround: (depth) => this.openAround(depth),
    onLeave: () => this.leaveSymbol(),
  });
  private readonly properties = new PropertiesPanel();
  private readonly scripts = new ScriptsPanel({
    load: () => this.client.ask('scripts', {}),
    onScript: (script) => void this.showScript(script),
  });
  private readonly inspector: Inspector | undefined;
  private readonly frames = new LatestOnly((frame: number) => this.drawFrame(frame));
  private readonly picks = new LatestOnly((point: { x: number; y: number }) => this.pick(point));
  private source: Ask<'open'> | undefined;
  private document: DocumentInfo | undefined;
  private info: TimelineInfo | undefined;
  private frame = 0;
  /** What was shown when each symbol on the way here was opened, the last one at the end. */
  private readonly cameFrom: StagePlace[] = [];

  constructor(
    private readonly client: EngineClient,
    private readonly options: ViewerOptions = {},
  ) {
    this.sounds = new SoundSource(client, () => this.options.loadDecoder?.());
    const preview = new ItemPreview(client, this.sounds, this.speaker);
    this.library = new LibraryView(client, preview, (path) => void this.openSymbol(path));
    this.timeline = new TimelineView({
      onFrame: (frame) => this.goTo(frame),
      onPlay: () => this.togglePlaying(),
      onLayers: (layers) => this.showLayers(layers),
      onSound: (isHeard) => (this.speaker.isMuted = !isHeard),
      onManner: () => this.playback.isPlaying && this.play(),
    });
    const { stage, timeline, library } = this;
    this.queries = new QueryController(
      client,
      { stage, timeline, library },
      {
        shown: () => (this.info ? this.shown : undefined),
        onItem: (path) => void this.openItem(path),
        onFrame: (frame) => this.goTo(frame),
        onText: () => this.options.onShown?.(),
      },
    );
    this.messages = new Messages(client, () => void this.reopen());
    const track = new SoundTrack(this.sounds, this.speaker, (why) => this.messages.silent(why));
    this.playback = new PlaybackController(client, timeline, track, (picture) => this.showPlayed(picture));
    const publish = options.canPublish ? [makePublishButton(client, this.messages)] : [];
    this.header = new Header(...publish, this.help.button);
    const middle = make('main', {}, this.place.element, this.stage.element, this.messages.element);
    this.inspector = options.canInspect ? this.makeInspector() : undefined;
    this.element = make(
      'div',
      { class: this.inspector ? 'viewer inspecting' : 'viewer' },
      make('header', {}, this.header.element, this.query.element),
      make('div', { class: 'side' }, this.query.results, this.library.element),
      middle,
      this.timeline.element,
      ...(this.inspector ? [this.inspector.element] : []),
      this.help.element,
    );
    listenToKeys(this.element, {
      play: () => this.togglePlaying(),
      step: (by) => this.goTo(this.frame + by),
      goTo: (end) => this.goTo(end === 'first' ? 0 : this.lastFrame),
      zoomBy: (factor) => this.stage.zoomBy(factor),
      fit: () => this.stage.fit(),
      markRange: (end) => this.timeline.markRange(end),
      goToScene: (by) => this.goToScene(by),
      toggleSound: () => this.timeline.toggleSound(),
      fullScreen: () => toggleFullScreen(this.element),
      help: () => this.help.show(),
      query: () => this.query.focus(),
      leaveSymbol: () => this.leaveSymbol(),
    });
  }

  /**
   * Opens a document. If it cannot be opened, the fault is shown and the previous document stays open.
   *
   * @param onOpen is called when it is open, before it is shown
   * @param at what is shown of it; the first scene where that is not there
   */
  async open(source: Ask<'open'>, onOpen?: () => void, at: StagePlace = START): Promise<void> {
    if (this.document === undefined) this.header.announce(source.name);
    try {
      const document = await this.client.ask('open', source);
      this.source = source;
      onOpen?.();
      await this.showDocument(document, at);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Shows a timeline and a frame of the document; what is not there is left alone. */
  async show({ id, frame }: StagePlace): Promise<void> {
    if (!this.document || !hasTimeline(this.document, id)) return;
    if (JSON.stringify(id) === JSON.stringify(this.shown.id)) this.goTo(frame);
    else if ('symbol' in id) await this.openSymbol(id.symbol, undefined, frame);
    else await this.openTimeline(id, frame);
  }

  /** Shows the document as it is now, after something changed it: the same timeline, or the first scene without it. */
  async refresh(document: DocumentInfo): Promise<void> {
    const { id, frame } = this.shown;
    this.describe(document);
    if (hasTimeline(document, id)) await this.openTimeline(id, frame);
    else await this.openTimeline({ scene: 0 });
  }

  /** The line for queries. */
  get query(): QueryBox {
    return this.queries.box;
  }

  /** The timeline and the frame that are shown. */
  get shown(): StagePlace {
    return { id: this.info?.id ?? START.id, frame: this.frame };
  }

  private makeInspector(): Inspector {
    const showScripts = (): void => void this.scripts.show().catch((error: unknown) => this.fail(error));
    return new Inspector([
      { name: 'Properties', panel: this.properties.element },
      { name: 'Scripts', panel: this.scripts.element, onShow: showScripts },
    ]);
  }

  private async showScript({ id, frame }: ScriptInfo): Promise<void> {
    this.playback.stop();
    await this.show({ id, frame });
  }

  private showPicked(picked: Picked | null): void {
    this.stage.pick(picked);
    this.properties.show(picked);
  }

  private async showDocument(document: DocumentInfo, at: StagePlace): Promise<void> {
    this.cameFrom.length = 0;
    // The stage is asked for first: it is drawn while the library is filled.
    const { id, frame } = hasTimeline(document, at.id) ? at : START;
    if ('symbol' in id) this.cameFrom.push(START);
    const opened = this.openTimeline(id, frame);
    this.describe(document);
    await opened;
  }

  private describe(document: DocumentInfo): void {
    this.document = document;
    this.header.describe(document);
    this.library.open(document.items);
    this.properties.open(document);
    this.scripts.open();
    if (this.inspector?.shows(1)) this.inspector.show(1);
    this.sounds.open();
    this.messages.warn(document.warnings);
  }

  private async openTimeline(id: TimelineId, frame = 0): Promise<void> {
    this.playback.stop();
    try {
      const info = await this.client.ask('timeline', { id });
      this.info = info;
      this.frame = 0;
      this.stage.open(info);
      this.timeline.open(info);
      this.playback.open(id, info);
      this.library.select('symbol' in id ? id.symbol : null);
      this.place.show(id, this.document?.scenes ?? []);
      this.goTo(frame);
      void this.playback.findFilm();
    } catch (error) {
      // What was around a symbol may have been removed.
      if ('within' in id) await this.openTimeline({ symbol: id.symbol }, frame);
      else this.fail(error);
    }
  }

  /** Goes to the next or the previous scene; from a symbol, counted from the scene that it was opened from. */
  private goToScene(by: number): void {
    const { id } = this.shown;
    const root = this.cameFrom[0]?.id ?? id;
    const next = ('scene' in root ? root.scene : 0) + by;
    if (next >= 0 && next < (this.document?.scenes.length ?? 0)) this.openScene(next);
  }

  private openScene(scene: number): void {
    this.cameFrom.length = 0;
    void this.openTimeline({ scene });
  }

  /** @param within - where it is opened; by itself, where nothing is said */
  private async openSymbol(path: string, within?: InstancePlace[], at = 0): Promise<void> {
    const { id, frame } = this.shown;
    const next: TimelineId = within ? { symbol: path, within } : { symbol: path };
    if (JSON.stringify(id) !== JSON.stringify(next)) this.cameFrom.push({ id, frame });
    await this.openTimeline(next, at);
  }

  /** Back to a timeline around the symbol that is open in its place. */
  private openAround(depth: number): void {
    const within = placesOf(this.shown.id);
    const { id, frame } = around(within, depth);
    this.cameFrom.splice(Math.max(0, this.cameFrom.length - within.length + depth));
    void this.openTimeline(id, frame);
  }

  /** Goes back to the timeline and the frame from which the symbol was opened; to the first scene where that is gone. */
  private leaveSymbol(): void {
    if (!this.info || !this.document || !('symbol' in this.info.id)) return;
    const { id, frame } = this.cameFrom.pop() ?? START;
    if (hasTimeline(this.document, id)) void this.openTimeline(id, frame);
    else void this.openTimeline(START.id);
  }

  private get lastFrame(): number {
    return Math.max(0, (this.info?.frameCount ?? 1) - 1);
  }

  private goTo(frame: number): void {
    this.frame = Math.min(Math.max(0, frame), this.lastFrame);
    this.playback.moveTo(this.frame);
    if (this.queries.hasFound) this.properties.show(null);
    else this.showPicked(null);
    this.timeline.showFrame(this.frame);
    this.frames.ask(this.frame);
    this.options.onShown?.();
  }

  private async drawFrame(frame: number): Promise<void> {
    const { pictures } = this.playback;
    if (!pictures) return;
    try {
      const picture = await pictures.at(frame);
      if (pictures !== this.playback.pictures || this.frames.isOutdated) return;
      this.stage.show(picture);
      this.messages.leftOut(picture.notDrawn);
      this.queries.again();
    } catch (error) {
      this.fail(error);
    }
  }

  private showPlayed(picture: ShownPicture): void {
    this.frame = picture.playhead;
    this.stage.show(picture);
    this.timeline.showFrame(picture.playhead);
  }

  private togglePlaying(): void {
    if (!this.playback.isPlaying) this.play();
    else if (this.playback.pause()) this.goTo(this.frame);
  }

  private showLayers(layers: ShownLayers): void {
    this.playback.showLayers(layers);
    if (!this.playback.isPlaying) this.frames.ask(this.frame);
  }

  private async pick(point: { x: number; y: number }): Promise<void> {
    if (this.playback.isPlaying) return;
    const picked = await this.client.ask('elementAt', { ...this.shown, ...point }).catch(() => null);
    this.showPicked(picked);
  }

  /** Opens the symbol at a point in place; where nothing is, leaves the symbol that is open in place. */
  private async openAt(x: number, y: number): Promise<void> {
    const { id, frame } = this.shown;
    const picked = await this.client.ask('elementAt', { id, frame, x, y }).catch(() => undefined);
    if (picked === null && placesOf(id).length > 0) this.leaveSymbol();
    if (picked?.isSymbol === true) await this.openSymbol(picked.item, placesWithin({ id, frame }, picked));
  }

  private play(): void {
    if (this.document && this.playback.play(this.document.frameRate)) this.queries.unmark();
  }

  private async openItem(path: string): Promise<void> {
    const item = this.document?.items.find((one) => one.path === path);
    if (item && /movie clip|graphic|button|component/.test(item.type)) await this.openSymbol(path);
  }

  /** Opens the document again after the Worker was stopped. What took too long is not drawn again. */
  private async reopen(): Promise<void> {
    if (!this.source) return;
    try {
      this.describe(await this.client.ask('open', this.source));
      this.messages.fail('It was stopped. Choose another frame, scene or symbol.');
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (!(error instanceof EngineStopped)) this.messages.fail((error as Error).message);
  }
}
