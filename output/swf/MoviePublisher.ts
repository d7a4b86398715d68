import { compileAvm2 } from '../../actionscript/avm2/compileAvm2';
import { readLinks } from '../../actionscript/avm2/readLinks';
import type { ScriptPlace } from '../../actionscript/avm1/Avm1Program';
import type { CodeBlock } from '../../actionscript/avm2/Program';
import type { Film } from '../../film/Film';
import { joinBytes } from '../../platform/joinBytes';
import type { FilmTimeline } from '../../film/records/FilmTimeline';
import { ByteWriter } from '../../platform/ByteWriter';
import { writeMovie } from './bytes/writeMovie';
import { bodyOf, TAG, writeTag } from './bytes/swfTags';
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
import { CodeLibraries } from './scripts/libraries/CodeLibraries';
import type { CodeTag } from './scripts/libraries/readCodeTags';
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
const LONGEST_SIDE = 16383;

/** The frame rate has eight bits before the point. */
const MAX_RATE = 256;

/** Bits of `FileAttributes`. */
const ACTION_SCRIPT_3 = 8;

/** The first version of the format with `FileAttributes`. */
const WITH_ATTRIBUTES = 8;

/** ABC is read when a class is first needed. */
const LAZY = 1;

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
  private readonly libraries: CodeLibraries;

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
    this.libraries = new CodeLibraries(film, this.files, this.problems, actionScript);
    this.sounds = new Sounds(this.movie);
    this.classes = new MovieClasses(
      film,
      packageOf(name),
      this.files,
      this.problems,
      this.libraries,
      subject,
    );
    this.scenes = new Scenes(subject.scenes);
    this.actions =
      actionScript === 3 ? undefined : new MovieActions(this.movie, this.files, this.problems, this.scenes);
    this.symbols = new Symbols(
      this.movie,
      (timeline, where, path) => this.notesOf(timeline, where, path),
      (id, timeline, where) => {
        this.buttonNotes(id, timeline, where);
      },
      this.actions,
    );
  }

  bytes(): Uint8Array {
    const { film, movie, scenes, subject } = this;
    checkHead(subject, film.frameRate);
    if (subject.isWhole)
      noteAccessibility(film.properties, { lose: (what) => this.losses.add('the document', what) });
    const frames = this.sceneFrames();
    const exported = this.exportedItems();
    const code = this.classTag();
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
    return new ExportedItems(film, symbols, sounds, movie, classes).names(subject);
  }

  /** The classes of the movie as a tag; nothing where there are none. */
  private classTag(): Uint8Array {
    if (!this.classes.isNeeded) return new Uint8Array();
    const { blocks, errors } = compileAvm2({ ...this.classes.program(), isSplit: this.subject.isLibrary });
    this.problems.addErrors(errors);
    const { tags } = this.libraries;
    for (const codeOfLibrary of tags)
      this.code.push(this.subject.isLibrary ? namedTag(codeOfLibrary) : codeOfLibrary);
    for (const block of blocks) this.code.push(codeTag(block));
    return joinBytes(this.code.map(({ body }) => tag(TAG.doAbc, (out) => out.raw(body))));
  }

  private initTags(exported: ReturnType<ExportedItems['names']>): Uint8Array {
    const { actions, film, symbols, movie } = this;
    if (!actions) return new Uint8Array();
    const idOf = (path: string): number | undefined => symbols.sprites.get(path)?.id;
    return initTags(actions, { exported, items: film.listedItems, idOf, definitions: movie.definitions });
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
  if (longer > LONGEST_SIDE) throw new Error(`${stage}; the maximum of SWF is ${LONGEST_SIDE}.`);
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
    spacingDigits: film.properties.xflVersion > 2.25 ? 2 : 6,
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

/** A catalog finds blocks by their names: one without has that of what it defines first. */
function namedTag(code: CodeTag): CodeTag {
  const [first = ''] = code.name === '' ? readLinks(code.block).definitions : [];
  return first === '' ? code : codeTag({ name: first.replaceAll('.', '/'), bytes: code.block });
}

function codeTag({ name, bytes }: CodeBlock): CodeTag {
  return { name, block: bytes, body: new ByteWriter().u32(LAZY).text(name).raw(bytes).written };
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
