import type { Film } from '../../film/Film';
import { linkageOf } from '../../film/linkage';
import { checkShown } from '../../film/checkShown';
import { noteAccessibility } from '../published/noteGaps';
import type { Loss } from '../published/PublishOutcome';
import { CompiledDocument } from '../published/CompiledDocument';
import { webComponentOf } from '../../film/webComponents';
import type { CanvasMedia, MakeMedia } from './CanvasMedia';
import { LIVE_LAYERS } from './film/layerRuntime';
import { contentCode, filmCode } from './film/filmCode';
import { FilmContext } from './film/FilmContext';
import { liveTimelines } from './film/liveTimelines';
import type { FilmProperties } from './film/propertiesCode';
import { ClassNames } from './names/ClassNames';

/** How a script is written. */
export interface CanvasScriptOptions<M extends CanvasMedia> {
  /** The name of the document, without ending: the main class is called so, whatever the files are called. */
  readonly name: string;
  /** The main timeline begins again at its end. */
  readonly loops: boolean;
  /** Frame scripts are left out, but for calls that play and stop the timeline. */
  readonly dropsScripts?: boolean;
  /** Makes the files of bitmaps and sounds, which the script names. */
  readonly media: MakeMedia<M>;
}

/** A script for CreateJS 1.0.0, and what its page has to know. */
export interface CanvasScript<M extends CanvasMedia> {
  /** The text of the script: a file of its own. Nothing that the document holds as text is code in it, but frame scripts. */
  readonly script: string;
  readonly properties: FilmProperties;
  readonly media: M;
  /** The page installs `createjs.MotionGuidePlugin`. */
  readonly hasGuides: boolean;
  /** The page asks the stage to watch the mouse. */
  readonly hasButtons: boolean;
  /** Files that components show: what the document calls them, by their paths from the page. */
  readonly componentFiles: ReadonlyMap<string, string>;
  readonly losses: readonly Loss[];
  /** How many frame scripts of the document are in it that say more than to play and stop. */
  readonly scripts: number;
}

/**
 * A document as a script for the player of HTML5 Canvas documents, in the form of Animate 20.5 to 24. Nothing of the
 * document is run.
 *
 * @throws HostError for symbols that contain themselves, for more than 250 symbols within one another, and for more than
 *   100,000 frames.
 *
 * @example
 * const { script } = writeCanvasScript(document, { name: 'banner', loops: true, media });
 */
export function writeCanvasScript<M extends CanvasMedia>(
  source: Film,
  { name, loops, dropsScripts = false, media: make }: CanvasScriptOptions<M>,
): CanvasScript<M> {
  const live = liveTimelines(source, dropsScripts);
  const compiled = new CompiledDocument(
    source,
    1,
    (timeline) => live.has(timeline),
    (item) => !webComponentOf(item),
  );
  for (const { timeline } of compiled.scenes) checkShown(timeline, source);
  const names = new ClassNames(name, compiled);
  const made = make({
    bitmaps: compiled.bitmaps.map((item) => ({ path: item.name, name: names.of(item.name) ?? item.name })),
    sounds: compiled.sounds.map((item) => ({ path: item.name, name: names.sound(item.name) ?? item.name })),
  });
  const film = new FilmContext(compiled, names, made, {
    isJavaScript: source.isCanvas,
    isDropped: dropsScripts,
    live,
  });
  const content = contentCode(film, names.root, loops);
  const media = withLibraries(made, film);
  const properties = propertiesOf(source, names.root, content);
  const script = filmCode(content, properties, media, live.size > 0 ? LIVE_LAYERS : '');
  noteScenes(source, film);
  noteExports(compiled, film);
  noteSounds(film);
  const { guides: hasGuides, buttons: hasButtons } = film.needs;
  const { losses, scriptCount: scripts } = film;
  return {
    script,
    properties,
    media,
    hasGuides,
    hasButtons,
    componentFiles: film.needs.files,
    losses,
    scripts,
  };
}

/** The same with the scripts that components need: the player loads them with the other files, as Animate has it. */
function withLibraries<M extends CanvasMedia>(media: M, { needs }: FilmContext): M {
  const libraries = [...needs.libraries].map(([id, src]) => ({ src, id }));
  return { ...media, manifest: [...media.manifest, ...libraries] };
}

/** A document without an id of its own gets one of what its film shows: many of them can be in one page. */
function propertiesOf(source: Film, root: string, content: string): FilmProperties {
  const { properties, stage, frameRate } = source;
  const guid = properties.fileGUID.toUpperCase();
  return {
    id: /^[0-9A-F]{32}$/.test(guid) ? guid : idOf(content, source),
    root,
    ...stage,
    fps: frameRate,
    color: properties.backgroundColor.toUpperCase(),
    opacity: properties.backgroundAlpha,
  };
}

/** As many digits as an id of a document has: the length of a film and its checksum. */
function idOf(content: string, { platform }: Film): string {
  const bytes = new TextEncoder().encode(content);
  const numbers = [bytes.length, platform.compression.crc32(bytes)];
  return numbers
    .map((number) => number.toString(16).padStart(16, '0'))
    .join('')
    .toUpperCase();
}

/** What scripts of a movie in Flash could make by its name, and what the movie took from another. */
function noteExports({ film: source }: CompiledDocument, film: FilmContext): void {
  for (const item of source.listedItems) {
    const { isExported, isImported, className, identifier } = linkageOf(item);
    const name = className || identifier;
    const isMissing = isExported && name !== '' && item.itemType === 'font';
    if (isMissing)
      film.at(`"${item.name}"`, () => film.lose(`The ${item.itemType} is not exported as "${name}".`));
    if (isImported)
      film.at(`"${item.name}"`, () =>
        film.lose('The item is not taken from another movie: that of the document is.'),
      );
  }
  const documentClass = source.publishing.read('DocumentClass', '').trim();
  film.at('the document', () => {
    if (documentClass !== '' && !source.isCanvas)
      film.lose(`Its class "${documentClass}" is left out: it is ActionScript, and players run JavaScript.`);
    noteAccessibility(source.properties, film);
  });
}

function noteScenes({ scenes }: Film, film: FilmContext): void {
  for (const { name } of scenes.slice(1)) {
    film.at(`scene "${name}"`, () => film.lose('The scene is left out: the player has one timeline.'));
  }
}

/** A sound that no frame plays is there for scripts. */
function noteSounds(film: FilmContext): void {
  const { compiled, media } = film;
  for (const item of compiled.sounds)
    if (!media.sounds.has(item.name) && linkageOf(item).isExported)
      film.at(JSON.stringify(item.name), () =>
        film.lose('Scripts cannot play the sound: the film has no file of it.'),
      );
}
