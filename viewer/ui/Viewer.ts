import { EngineStopped, type EngineClient } from '../client/EngineClient';
import type { Ask, DocumentInfo, InstancePlace, ShownLayers, TimelineId, TimelineInfo } from '../protocol';
import { QueryController } from './QueryController';
import { InspectorController } from './InspectorController';
import { Header } from './Header';
import { KeyHelp } from './KeyHelp';
import { LibraryView } from './LibraryView';
import { layOut } from './layOut';
import { LatestOnly } from './LatestOnly';
import { keysOfViews, listenToKeys } from './keys';
import { ItemPreview } from './ItemPreview';
import { Loudspeaker } from './Loudspeaker';
import { Messages } from './Messages';
import type { ReadyFrame } from './Frames';
import { makePublishButton } from './makePublishButton';
import { PlaceBar } from './PlaceBar';
import type { QueryBox } from './QueryBox';
import type { StagePlace } from './shownAddress';
import { PlaybackController } from './PlaybackController';
import { SoundSource } from './SoundSource';
import { SoundTrack } from './SoundTrack';
import { addSplitters } from './Splitter';
import { StageView } from './StageView';
import { FIRST, around, hasTimeline, placeIn, placesOf, placesWithin } from './timelineIds';
import { TimelineView } from './TimelineView';
import { toggleFullScreen } from './toggleFullScreen';
import type { ViewerOptions } from './ViewerOptions';

/** Shows a document: stage, timeline, library, and a line for queries. */
export class Viewer {
  readonly element: HTMLElement;
  private readonly stage = new StageView({
    onPick: (x, y, adds) => this.inspector.pickAt(x, y, adds),
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
  private readonly inspector: InspectorController;
  private readonly frames = new LatestOnly((frame: number) => this.drawFrame(frame));
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
    this.library = new LibraryView(client, preview, {
      onOpen: (path) => void this.openSymbol(path).then(() => this.inspector.select({ kind: 'item', path })),
      onSelect: (path) => this.inspector.select({ kind: 'item', path }),
    });
    this.timeline = new TimelineView({
      onFrame: (frame) => this.goTo(frame),
      onPlay: () => this.togglePlaying(),
      onLayers: (layers) => this.showLayers(layers),
      onSound: (isHeard) => (this.speaker.isMuted = !isHeard),
      onManner: () => this.playback.isPlaying && this.play(),
      onSelect: (row) =>
        this.inspector.select(row && { kind: row.isWhole ? 'layer' : 'keyframe', layer: row.layer }),
    });
    const { stage, timeline, library } = this;
    this.queries = new QueryController(
      client,
      { stage, timeline, library },
      {
        shown: () => (this.info ? this.shown : undefined),
        onItem: (path) => void this.openItem(path),
        onFrame: (frame) => this.goTo(frame),
        onPlace: (place) => void this.show(place),
        onElement: (match) => void this.inspector.showMatch(match),
        onText: () => this.options.onShown?.(),
      },
    );
    this.messages = new Messages(client, () => void this.reopen());
    const track = new SoundTrack(this.sounds, this.speaker, (why) => this.messages.silent(why));
    this.playback = new PlaybackController(client, timeline, track, (drawn) => this.showPlayed(drawn));
    const publish = options.canPublish ? [makePublishButton(client, this.messages)] : [];
    this.header = new Header(...publish, this.help.button);
    this.inspector = new InspectorController(
      client,
      { stage, timeline },
      {
        shown: () => (this.playback.isPlaying ? undefined : this.shown),
        onScript: (script) => void this.show(script),
        onItem: (path) => void this.openItem(path).then(() => this.inspector.select({ kind: 'item', path })),
        onFault: (error) => this.fail(error),
      },
    );
    this.element = layOut(
      [this.header.element, this.query.element],
      [this.query.results, library.element],
      [this.place.element, stage.element, this.messages.element],
      [timeline.element, ...(options.canInspect ? [this.inspector.element] : []), this.help.element],
    );
    this.element.classList.toggle('inspecting', options.canInspect === true);
    addSplitters(this.element, library.element, timeline, this.inspector.element);
    listenToKeys(this.element, {
      ...keysOfViews(stage, timeline),
      play: () => this.togglePlaying(),
      step: (by) => this.goTo(this.frame + by),
      goTo: (end) => this.goTo(end === 'first' ? 0 : Infinity),
      goToScene: (by) => this.goToScene(by),
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
   * @param at what is shown of it; by default what it has to show, and the first scene where that is not there
   */
  async open(source: Ask<'open'>, onOpen?: () => void, at?: StagePlace): Promise<void> {
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
    const { id, frame } = placeIn(document, this.shown);
    this.describe(document);
    await this.openTimeline(id, frame);
  }

  /** The line for queries. */
  get query(): QueryBox {
    return this.queries.box;
  }

  /** The timeline and the frame that are shown. */
  get shown(): StagePlace {
    return { id: this.info?.id ?? FIRST.id, frame: this.frame };
  }

  private async showDocument(document: DocumentInfo, at?: StagePlace): Promise<void> {
    this.cameFrom.length = 0;
    // The stage is asked for first: it is drawn while the library is filled.
    const { id, frame } = placeIn(document, at ?? { id: document.start, frame: 0 });
    if ('symbol' in id) this.cameFrom.push(FIRST);
    const opened = this.openTimeline(id, frame);
    this.describe(document);
    await opened;
    if (!at && 'symbol' in id) this.messages.blank('The stage is empty: this is the first symbol with art.');
  }

  private describe(document: DocumentInfo): void {
    this.document = document;
    this.header.describe(document);
    this.library.open(document.items);
    this.inspector.open(document);
    this.queries.open();
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
      this.inspector.select(null);
      this.messages.whyBlank(info, this.timeline);
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
    const { id, frame } = placeIn(this.document, this.cameFrom.pop());
    void this.openTimeline(id, frame);
  }

  private goTo(frame: number): void {
    this.frame = Math.min(Math.max(0, frame), Math.max(0, (this.info?.frameCount ?? 1) - 1));
    this.playback.moveTo(this.frame);
    this.inspector.forget(this.queries.hasFound);
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

  private showPlayed(drawn: ReadyFrame): void {
    this.frame = drawn.playhead;
    this.stage.play(drawn);
    this.timeline.showFrame(drawn.playhead);
  }

  private togglePlaying(): void {
    if (!this.playback.isPlaying) this.play();
    else if (this.playback.pause()) this.goTo(this.frame);
  }

  private showLayers(layers: ShownLayers): void {
    this.playback.showLayers(layers);
    if (!this.playback.isPlaying) this.frames.ask(this.frame);
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
    const { type = '' } = this.document?.items.find((one) => one.path === path) ?? {};
    if (/movie clip|graphic|button|component/.test(type)) await this.openSymbol(path);
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
