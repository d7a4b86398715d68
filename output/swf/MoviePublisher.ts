import type { ScriptPlace } from '../../actionscript/avm1/Avm1Program';
import type { Film } from '../../film/Film';
import { joinBytes } from '../../platform/joinBytes';
import type { FilmTimeline } from '../../film/records/FilmTimeline';
import { ByteWriter } from '../../platform/ByteWriter';
import { writeMovie } from './bytes/writeMovie';
import { bodyOf, TAG, writeTag } from './bytes/swfTags';
import { Components } from './components/Components';
import { Definitions } from './characters/Definitions';
import { defineButtonSounds } from './characters/buttonSounds';
import { ExportedItems } from './characters/ExportedItems';
import type { Movie } from './characters/Movie';
import { Sounds } from './characters/Sounds';
import { Symbols } from './characters/Symbols';
import { TimelineNotes } from './characters/TimelineNotes';
import { packageOf } from './readLinkage';
import { Losses } from '../published/Losses';
import { noteAccessibility } from '../published/noteGaps';
import { readSwfSettings } from './SwfSettings';
import type { MovieSubject } from './MovieSubject';
import { writeRgb } from './records/color';
import type { CodeTag } from './merging/LinkedMovie';
import type { Exported } from './merging/Linking';
import { MovieLibraries } from './merging/MovieLibraries';
import { codeTags } from './scripts/codeTags';
import { exportTag, initTags } from './scripts/initTags';
import { MovieActions } from './scripts/MovieActions';
import { MovieClasses } from './scripts/MovieClasses';
import { MovieProblems } from './scripts/MovieProblems';
import type { SourceAccess } from '../published/sources/SourceAccess';
import { SourceFiles } from './scripts/sources/SourceFiles';
import { Scenes } from './MovieScenes';
import { DisplayList } from './timeline/DisplayList';
import { readKeyframeNotes } from '../../film/playing/keyframeNotes';
import { writeTimeline, type FrameNotes } from './timeline/writeFrames';
import { facesOf } from '../svg/text/facesOf';
import { TWIPS_PER_PIXEL } from '../../geometry/twips';

/** The longest side of a stage, in pixels: what 19 bits of twips hold. */
const MAX_SIDE = 16383;

/** The frame rate has eight bits before the point. */
const MAX_RATE = 256;

/** Bits of `FileAttributes`. */
const ACTION_SCRIPT_3 = 8;

/** The version of documents of Flash CS6. */
const FLASH_CS6 = 2.25;

/** The first version of the format with `FileAttributes`. */
const WITH_ATTRIBUTES = 8;

/** Makes the movie of one document. */
export class MoviePublisher {
  readonly losses = new Losses();
  /** The blocks of code that the movie has, once its bytes are made. */
  readonly code: CodeTag[] = [];
  private readonly movie: Movie;
  /** Undefined in ActionScript 3. */
  private readonly actions: MovieActions | undefined;
  private readonly sounds: Sounds;
  private readonly symbols: Symbols;
  private readonly classes: MovieClasses;
  private readonly scenes: Scenes;
  private readonly problems: MovieProblems;
  private readonly files: SourceFiles;
  private readonly libraries: MovieLibraries;

  constructor(
    private readonly film: Film,
    name: string,
    private readonly subject: MovieSubject,
    { isDropping, sources }: { readonly isDropping: boolean; readonly sources?: SourceAccess | undefined },
  ) {
    const { losses } = this;
    this.movie = movieOf(film, losses);
    const { actionScript } = this.movie.settings;
    this.problems = new MovieProblems(film.name, isDropping, losses);
    this.files = new SourceFiles(film, actionScript, sources);
    this.libraries = new MovieLibraries(
      film,
      this.files,
      this.problems,
      this.movie.definitions,
      actionScript,
    );
    const components = new Components(film, this.libraries, this.problems);
    this.sounds = new Sounds(this.movie);
    this.classes = new MovieClasses(
      film,
      packageOf(name),
      this.files,
      this.problems,
      this.libraries,
      components,
      subject,
    );
    this.scenes = new Scenes(subject.scenes);
    this.actions =
      actionScript === 3
        ? undefined
        : new MovieActions(this.movie, this.files, this.problems, this.scenes, this.libraries);
    this.symbols = new Symbols(
      this.movie,
      (timeline, where, path) => this.notesOf(timeline, where, path),
      (id, timeline, where) => {
        this.buttonNotes(id, timeline, where);
      },
      components,
      this.actions,
    );
  }

  bytes(): Uint8Array {
    const { film, movie, scenes, subject } = this;
    checkHead(subject, film.frameRate);
    if (subject.isWhole)
      noteAccessibility(film.properties, { lose: (what) => this.losses.add('the document', what) });
    const frames = this.sceneFrames();
    const items = this.exportedItems();
    const { code, linked } = this.isNew ? this.classTags(items) : this.oldParts(items);
    const exported = [...items, ...linked];
    const init = this.initTags(exported);
    this.problems.check(this.files);
    const tags = joinBytes([
      this.firstTags(),
      this.symbols.textTags,
      movie.definitions.tags.written,
      this.soundHead(),
      exportTags(exported, code, movie.settings.actionScript),
      init,
      frames,
    ]);
    const head = {
      version: movie.settings.version,
      width: Math.round(subject.width * TWIPS_PER_PIXEL),
      height: Math.round(subject.height * TWIPS_PER_PIXEL),
      frameRate: film.frameRate,
      frameCount: Math.max(1, scenes.frameCount),
      isCompressed: movie.settings.isCompressed,
    };
    return writeMovie(head, tags, film.platform.compression);
  }

  /** Defines what scripts can make and is not yet defined. */
  private exportedItems(): ReturnType<ExportedItems['names']> {
    const { film, symbols, sounds, movie, classes, subject } = this;
    return new ExportedItems(film, symbols, sounds, movie, classes, this.libraries).names(subject);
  }

  /** The classes of the movie as tags, and what libraries export. */
  private classTags(items: readonly Exported[]): { code: Uint8Array; linked: readonly Exported[] } {
    const { classes, libraries, problems, subject } = this;
    const { tags, exported } = codeTags(items, { classes, libraries, problems }, subject.isLibrary);
    for (const each of tags) this.code.push(each);
    const code = joinBytes(tags.map(({ body }) => tag(TAG.doAbc, (out) => out.raw(body))));
    return { code, linked: exported };
  }

  private oldParts(items: readonly Exported[]): { code: Uint8Array; linked: readonly Exported[] } {
    const own = new Set(items.map(([, name]) => name));
    return {
      code: new Uint8Array(),
      linked: this.libraries.old.exported().filter(([, name]) => !own.has(name)),
    };
  }

  private initTags(exported: readonly Exported[]): Uint8Array {
    const { actions, film, symbols, movie, libraries } = this;
    if (!actions) return new Uint8Array();
    const idOf = (path: string): number | undefined => symbols.sprites.get(path)?.id;
    return initTags(actions, {
      exported,
      items: film.listedItems,
      idOf,
      definitions: movie.definitions,
      linked: libraries.old.inits(),
    });
  }

  private get isNew(): boolean {
    return this.movie.settings.actionScript === 3;
  }

  private firstTags(): Uint8Array {
    const { version } = this.movie.settings;
    const out = new ByteWriter();
    if (version >= WITH_ATTRIBUTES) {
      out.raw(tag(TAG.fileAttributes, (body) => body.u32(this.isNew ? ACTION_SCRIPT_3 : 0)));
    }
    const background = this.film.properties.backgroundColor;
    out.raw(
      tag(TAG.setBackgroundColor, (body) => {
        writeRgb(body, background);
      }),
    );
    if (this.isNew) out.raw(tag(TAG.defineSceneAndFrameLabelData, (body) => this.scenes.write(body)));
    return out.written;
  }

  /** Movies with sounds contain the format of streams, even without a stream. */
  private soundHead(): Uint8Array {
    const { playback } = this.sounds;
    if (playback === undefined) return new Uint8Array();
    return tag(TAG.soundStreamHead2, (body) => body.u8(playback).u8(0).u16(0));
  }

  /** The frames of all scenes and the end of the movie. */
  private sceneFrames(): Uint8Array {
    const out = new ByteWriter();
    const list = new DisplayList();
    for (const { timeline, start, where } of this.scenes.all) {
      list.clear(out);
      const notes = this.sceneNotes(timeline, where, start);
      const frames = this.symbols.framesOf(timeline, where);
      writeTimeline(out, frames.frameCount, (frame) => frames.at(frame), notes, { list, start });
    }
    if (this.subject.isLibrary) writeTag(out, TAG.showFrame);
    writeTag(out, TAG.end);
    return out.written;
  }

  private sceneNotes(timeline: FilmTimeline, where: string, start: number): FrameNotes {
    const notes = readKeyframeNotes(timeline, this.film);
    this.scenes.noteLabels(start, notes.labels);
    if (this.isNew) this.classes.addScene(timeline, notes, where, start);
    return this.tagged(notes, where, this.scenes.placeOf(start), '');
  }

  private notesOf(timeline: FilmTimeline, where: string, path: string): FrameNotes {
    const notes = readKeyframeNotes(timeline, this.film);
    if (this.isNew) this.classes.addSymbol(path, timeline, notes, where);
    return this.tagged(notes, where, {}, path);
  }

  /** The scripts of a button's frames are never run; its sounds belong to its states. */
  private buttonNotes(id: number, timeline: FilmTimeline, where: string): void {
    const notes = readKeyframeNotes(timeline, this.film);
    if (this.isNew) this.classes.warnOfInstances(notes, where);
    defineButtonSounds(id, notes.sounds, where, this.sounds, this.movie.definitions);
  }

  private tagged(
    notes: ReturnType<typeof readKeyframeNotes>,
    where: string,
    place: ScriptPlace,
    path: string,
  ): FrameNotes {
    const actions = this.actions?.framesOf(notes, where, place, path) ?? new Map<number, []>();
    return new TimelineNotes(notes, actions, where, this.sounds, this.film.frameRate);
  }
}

/** @throws Error in one line for a stage or rate that the head of a movie cannot say */
function checkHead({ width, height }: MovieSubject, frameRate: number): void {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const stage = `The stage is ${width} x ${height} pixels`;
  if (longer > MAX_SIDE) throw new Error(`${stage}; the maximum of SWF is ${MAX_SIDE}.`);
  if (!(shorter > 0)) throw new Error(`${stage}; a movie needs a stage.`);
  if (!(frameRate > 0 && frameRate < MAX_RATE))
    throw new Error(`The document has ${frameRate} frames in a second; SWF holds less than ${MAX_RATE}.`);
}

function movieOf(film: Film, losses: Losses): Movie {
  return {
    film,
    faces: facesOf(film),
    definitions: new Definitions(),
    losses,
    settings: readSwfSettings(film),
    isOld: film.properties.xflVersion <= FLASH_CS6,
  };
}

/** Names for scripts: classes in ActionScript 3, identifiers before. */
function exportTags(
  names: readonly (readonly [id: number, name: string])[],
  code: Uint8Array,
  language: number,
): Uint8Array {
  if (names.length === 0) return code;
  const list = exportTag(language === 3 ? TAG.symbolClass : TAG.exportAssets, names);
  return joinBytes([code, list]);
}

function tag(code: number, write: (body: ByteWriter) => unknown): Uint8Array {
  const out = new ByteWriter();
  writeTag(
    out,
    code,
    bodyOf((body) => {
      write(body);
    }),
  );
  return out.written;
}
