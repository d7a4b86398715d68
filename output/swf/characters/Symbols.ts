import type { CompiledHandler } from '../../../actionscript/avm1/Avm1Program';
import { published, withinMask, type DisplayMode } from '../../../film/display/DisplayMode';
import type { HasAttributes } from '../../../document/xfl/schema/XflAttribute';
import { checkNesting } from '../../../document/xfl/nesting';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { FilmKeyframe, FilmTimeline } from '../../../film/records/FilmTimeline';
import { bodyOf, TAG, writeTag } from '../bytes/swfTags';
import type { ByteWriter } from '../../../platform/ByteWriter';
import { writeRectangle } from '../records/rectangleRecord';
import { toTwips } from '../records/twips';
import type { Characters } from '../timeline/Characters';
import type { Character, Entry } from '../timeline/Entry';
import { SlotPlan } from '../../../film/playing/SlotPlan';
import { TimelineFrames } from '../timeline/TimelineFrames';
import { writeTimeline, type FrameNotes } from '../timeline/writeFrames';
import { Bitmaps } from './Bitmaps';
import { defineButton } from './defineButton';
import type { InstanceScripts } from '../scripts/MovieActions';
import { writeClipActions } from '../scripts/writeHandlers';
import type { Components } from '../components/Components';
import { isComponent } from '../components/parameters';
import { readLinkage } from '../readLinkage';
import type { Movie } from './Movie';
import { Shapes } from './ShapeCharacters';
import { Texts } from './TextCharacters';
import { Videos } from './Videos';
import { SWF_MAX_FRAMES } from '../maxFrames';
import { scalingGridOf } from '../../../document/xfl/items/scalingGridOf';

/** What the frames of a timeline do besides showing objects; `where` are the words for it. */
export type NotesOf = (timeline: FilmTimeline, where: string, path: string) => FrameNotes;

/** The symbols of a movie, and all that is on their timelines. */
export class Symbols implements Characters {
  readonly bitmaps: Bitmaps;
  /** Numbers of defined sprites and buttons by the paths of their symbols. */
  readonly sprites = new Map<string, Character>();
  private readonly buttons = new Map<string, Character>();
  private readonly spritePaths = new Map<number, string>();
  private readonly buttonsByScript = new Map<readonly CompiledHandler[], Map<string, Character>>();
  private readonly graphics = new Map<string, TimelineFrames>();
  private readonly shapes: Shapes;
  private readonly texts: Texts;
  private readonly videos: Videos;
  private readonly plan: SlotPlan;
  private readonly open: string[] = [];
  private readonly mode: DisplayMode;

  constructor(
    private readonly movie: Movie,
    private readonly notesOf: NotesOf,
    /** Writes the sounds of a button's states. */
    private readonly buttonSounds: (id: number, timeline: FilmTimeline, where: string) => void,
    private readonly components: Components,
    /** Scripts of instances; undefined in ActionScript 3. */
    private readonly scripts?: InstanceScripts,
  ) {
    this.bitmaps = new Bitmaps(movie);
    this.shapes = new Shapes(movie, this.bitmaps);
    this.texts = new Texts(movie, (entries) => this.still(entries));
    this.videos = new Videos(movie);
    this.plan = new SlotPlan(movie.film, 'published');
    this.mode = { ...published(movie.film.publishesHiddenLayers), masks: 'list' };
  }

  /** The frames of a scene or symbol. */
  framesOf(timeline: FilmTimeline, where: string, isMask = false): TimelineFrames {
    const mode = isMask ? withinMask(this.mode, false) : this.mode;
    const maker = { film: this.movie.film, characters: this, plan: this.plan };
    return new TimelineFrames(timeline, where, mode, maker);
  }

  shape(pieces: Parameters<Characters['shape']>[0], where: string): Character | undefined {
    return this.shapes.shape(pieces, where);
  }

  morph(keyframe: FilmKeyframe, where: string): Character | undefined {
    return this.shapes.morph(keyframe, where);
  }

  text(element: FilmElement, where: string): Character | undefined {
    return this.texts.of(element, where);
  }

  /** The number of a font of the library. */
  font(item: HasAttributes, where: string): number {
    return this.texts.font(item, where);
  }

  /** Fonts and texts, which are before all other definitions. */
  get textTags(): Uint8Array {
    return this.texts.tags;
  }

  lose(where: string, what: string): void {
    this.movie.losses.add(where, what);
  }

  linkedBitmap({ kind, path }: FilmElement): Character | undefined {
    if (kind !== 'bitmap' || this.movie.settings.actionScript < 3) return undefined;
    const item = this.movie.film.item(path);
    const bitmap = item && readLinkage(item, 3).name !== '' ? this.bitmaps.at(path) : undefined;
    return bitmap && { kind: 'bitmap', id: bitmap.id };
  }

  instance(element: FilmElement, where: string): Character | undefined {
    if (element.kind === 'video') return this.videos.at(element.path);
    if (isComponent(element)) return this.component(element, where);
    if (element.kind !== 'symbol') {
      this.lose(where, missingKind(element.tag));
      return undefined;
    }
    const { path, isButton, trackAsMenu } = element;
    if (isButton) return this.button(path, where, trackAsMenu, element);
    return this.scripted(this.sprite(path, where), element.script, where);
  }

  /** A component is a movie clip of the library, or of the movie in a compiled clip. */
  private component(element: FilmElement, where: string): Character | undefined {
    const { components, movie } = this;
    if (components.isLeftOut) {
      this.lose(where, 'A component is left out: it is made of code.');
      return undefined;
    }
    const isCompiled = element.kind !== 'component';
    const id = isCompiled ? components.clipId(element.path) : this.sprite(element.path, where)?.id;
    if (id === undefined) {
      if (isCompiled) this.lose(where, 'A compiled clip is left out: its movie is not part of the document.');
      return undefined;
    }
    const sprite = { kind: 'sprite', id, fallbackName: components.nameOf(element) } as const;
    if (!this.scripts) return sprite;
    const setup = components.scriptOf(element, where, movie.settings.version);
    return this.scripted(sprite, element.script + setup, where);
  }

  /** @param script - of an instance */
  private scripted(sprite: Character | undefined, script: string, where: string): Character | undefined {
    const handlers = this.scripts?.handlersOf(script, where, false) ?? [];
    if (!sprite || handlers.length === 0) return sprite;
    const clipActions = bodyOf((out) => {
      writeClipActions(out, handlers, this.movie.settings.version);
    });
    return { ...sprite, clipActions };
  }

  graphic(instance: FilmElement, isMask: boolean): readonly Entry[] {
    const { path } = instance;
    const timeline = this.timelineAt(path, `"${path}"`);
    if (!timeline || this.open.includes(path)) return [];
    const key = `${isMask ? 'mask' : ''} ${path}`;
    const frames = this.graphics.get(key) ?? this.framesOf(timeline, `"${path}"`, isMask);
    this.graphics.set(key, frames);
    return this.inside(
      path,
      () => frames.at(instance.frameOf(timeline)),
      () => [],
    );
  }

  still(entries: readonly Entry[]): Character {
    const { definitions } = this.movie;
    const id = definitions.define(TAG.defineSprite, (out) => {
      out.u16(1);
      writeTimeline(out, 1, () => entries);
      writeTag(out, TAG.end);
    });
    return { kind: 'sprite', id };
  }

  /** The movie clip of a symbol; undefined, and reported, without one. */
  sprite(path: string, where: string): Character | undefined {
    return this.defineOnce(this.sprites, path, where, (timeline) => {
      const frames = this.framesOf(timeline, `"${path}"`);
      const notes = this.notesOf(timeline, `"${path}"`, path);
      const id = this.defineSprite(frames, notes, path);
      this.spritePaths.set(id, path);
      return { kind: 'sprite', id };
    });
  }

  /** The button of a symbol; undefined, and reported, without one. Each script of an instance needs one of its own. */
  button(path: string, where: string, isMenu = false, instance?: FilmElement): Character | undefined {
    const handlers = (instance && this.scripts?.handlersOf(instance.script, where, true)) ?? [];
    const buttons = handlers.length === 0 ? this.buttons : this.scriptedButtons(handlers);
    return this.defineOnce(buttons, path, where, (timeline) => {
      const frames = this.framesOf(timeline, `"${path}"`);
      const id = defineButton(
        frames,
        `"${path}"`,
        { isMenu, handlers, contentOf: this.contentOf },
        this.movie,
      );
      this.buttonSounds(id, timeline, `"${path}"`);
      return { kind: 'button', id };
    });
  }

  private readonly contentOf = ({ id }: Entry): readonly Entry[] | undefined => {
    const path = this.spritePaths.get(id);
    const timeline = path === undefined ? undefined : this.timelineAt(path, `"${path}"`);
    return timeline && this.framesOf(timeline, `"${path}"`).at(0);
  };

  private scriptedButtons(handlers: readonly CompiledHandler[]): Map<string, Character> {
    const buttons = this.buttonsByScript.get(handlers) ?? new Map<string, Character>();
    this.buttonsByScript.set(handlers, buttons);
    return buttons;
  }

  private defineSprite(frames: TimelineFrames, notes: FrameNotes, path: string): number {
    const { frameCount } = frames;
    if (frameCount > SWF_MAX_FRAMES) {
      throw new Error(`"${path}" has ${frameCount} frames; the maximum of SWF is ${SWF_MAX_FRAMES}.`);
    }
    return this.movie.definitions.define(TAG.defineSprite, (out: ByteWriter) => {
      out.u16(frameCount);
      writeTimeline(out, frameCount, (frame) => frames.at(frame), notes);
      writeTag(out, TAG.end);
    });
  }

  private defineOnce(
    known: Map<string, Character>,
    path: string,
    where: string,
    define: (timeline: FilmTimeline) => Character,
  ): Character | undefined {
    const existing = known.get(path);
    if (existing) return existing;
    const timeline = this.timelineAt(path, where);
    if (!timeline) return undefined;
    if (this.open.includes(path)) {
      this.lose(where, `The symbol "${path}" is inside itself and is left out there.`);
      return undefined;
    }
    const character = this.inside(
      path,
      () => define(timeline),
      () => undefined,
    );
    if (character) this.defineGrid(path, character.id);
    if (character) known.set(path, character);
    return character;
  }

  /** The guides of 9-slice scaling. */
  private defineGrid(path: string, id: number): void {
    const item = this.movie.film.item(path);
    const grid = item && scalingGridOf(item);
    if (!grid) return;
    const [left, top] = [toTwips(grid.left), toTwips(grid.top)];
    const twips = { left, top, right: toTwips(grid.right), bottom: toTwips(grid.bottom) };
    this.movie.definitions.add(
      TAG.defineScalingGrid,
      bodyOf((out) => {
        writeRectangle(out.u16(id), twips);
      }),
    );
  }

  /** Does something inside a symbol; something else where that is inside itself. */
  private inside<T>(path: string, work: () => T, otherwise: () => T): T {
    if (this.open.includes(path)) return otherwise();
    checkNesting(this.open.length, 'published');
    this.open.push(path);
    try {
      return work();
    } finally {
      this.open.pop();
    }
  }

  private timelineAt(path: string, where: string): FilmTimeline | undefined {
    const timeline = this.movie.film.timelineOf(path);
    if (!timeline)
      this.lose(where, `The symbol "${path}" is not in the library; its instances are left out.`);
    return timeline;
  }
}

/** Kinds of elements that are not written, and why. */
const MISSING: Record<string, string> = {
  DOMTLFText: 'A TLF text is left out: players draw it with a library of code.',
};

function missingKind(name: string): string {
  return (Object.hasOwn(MISSING, name) && MISSING[name]) || `An element of the kind ${name} is left out.`;
}
