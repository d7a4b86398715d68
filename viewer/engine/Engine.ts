import type { BrowserHost } from '../../app/browser/BrowserHost';
import { openHost } from '../../app/browser/index';
import { inWordsOfUser } from '../../app/browser/placeFiles';
import { ScriptSyntaxError } from '../../host-mocks/language/ScriptSyntaxError';
import { checkScript } from '../../host-mocks/language/translate';
import { syntaxErrorPosition } from '../../host-mocks/language/syntaxErrorPosition';
import type { Document } from '../../host-mocks/model/document/Document';
import { BitmapItem } from '../../host-mocks/model/library/items/BitmapItem';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import type { Reply, Ask, DocumentInfo, Fault, FramePicture, Requests } from '../protocol';
import { describeDocument, describeTimeline } from './describe';
import { findHints } from './findHints';
import { findMatches, QueryFault } from './findMatches';
import { elementAt } from './elementAt';
import { whyEmpty } from './emptyStage';
import { findScripts } from './findScripts';
import { FrameCache } from './FrameCache';
import { loadVideos } from '../../platform/browser/video';
import { HeardSounds, learnMp3 } from './HeardSounds';
import { installLibrary } from './installLibrary';
import { itemProperties } from './itemProperties';
import { subjectOf } from './subjectOf';
import { keyframeProperties, layerProperties } from './timelineProperties';
import { showTimeline, timelineOf } from './timelines';

/** What takes long answers later, and other requests come between. */
export type Handlers = { [N in keyof Requests]: (ask: Ask<N>) => Reply<N> | Promise<Reply<N>> };

/** Maximum number of positions of a script that are shown. */
const MAX_PLACES = 10;

/** Holds one document, and answers what the page asks about it. */
export class Engine implements Omit<Handlers, 'publish'> {
  private host: BrowserHost | undefined;
  /** What scripts trace, and what they show in an alert. */
  private readonly said: string[] = [];
  private frames: FrameCache | undefined;
  private sounds: HeardSounds | undefined;

  /** What is open stays where another document cannot be opened. */
  open({ source, name, videos = {} }: Ask<'open'>): DocumentInfo {
    loadVideos(videos);
    const say = (text: string): void => void this.said.push(text);
    const listeners = { onTrace: say, onAlert: say };
    const host = openHost(source, { name, roots: ['/'], publishing: 'note', ...listeners });
    const info = describeDocument(documentIn(host), host.warnings);
    this.host?.dispose();
    this.host = host.install();
    installLibrary();
    this.frames = new FrameCache(this.document);
    this.sounds = undefined;
    return info;
  }

  describe(): DocumentInfo {
    return describeDocument(this.document, this.opened.warnings);
  }

  timeline({ id }: Ask<'timeline'>): Reply<'timeline'> {
    const timeline = timelineOf(this.document, id);
    const info = describeTimeline(timeline, id, this.cache.viewOf(id), this.cache.matrixOf(id));
    return { ...info, blank: whyEmpty(timeline, this.document.film) };
  }

  frame({ id, frame, ...layers }: Ask<'frame'>): FramePicture {
    const picture = this.cache.draw(id, frame, layers);
    void this.cache.readAhead();
    return picture;
  }

  svg({ id, frame }: Ask<'svg'>): string {
    return this.cache.svg(id, frame);
  }

  film({ id }: Ask<'film'>): Promise<Reply<'film'>> {
    return this.cache.film(id);
  }

  filmFrame({ id, frame, ...layers }: Ask<'filmFrame'>): Reply<'filmFrame'> {
    return this.cache.drawFilm(id, frame, layers);
  }

  elementAt({ id, frame, ...point }: Ask<'elementAt'>): Reply<'elementAt'> {
    return elementAt(this.document, timelineOf(this.document, id), frame, point);
  }

  properties({ of, id, frame }: Ask<'properties'>): Reply<'properties'> {
    const { document } = this;
    if (of.kind === 'item') return itemProperties(document, of.path);
    const read = of.kind === 'layer' ? layerProperties : keyframeProperties;
    return read(timelineOf(document, id), of.layer, frame);
  }

  query({ text, id, frame, isEverywhere }: Ask<'query'>): Reply<'query'> {
    const timeline = showTimeline(this.document, id, frame);
    return findMatches(text, this.opened.inner, timeline, isEverywhere);
  }

  hints({ text, id, frame }: Ask<'hints'>): Reply<'hints'> {
    showTimeline(this.document, id, frame);
    return findHints(text, this.opened.inner);
  }

  scripts(): Reply<'scripts'> {
    return findScripts(this.document);
  }

  thumbnail({ path }: Ask<'thumbnail'>): FramePicture | null {
    const item = this.document.itemAt(path);
    if (item instanceof SymbolItem) return this.cache.thumbnail(item.timeline as Timeline);
    if (!(item instanceof BitmapItem)) return null;
    return this.cache.bitmap(item);
  }

  sound({ path }: Ask<'sound'>): Reply<'sound'> {
    return this.heard.item(path);
  }

  beginMix({ id, isFilm, frames }: Ask<'beginMix'>): Reply<'beginMix'> {
    const { document } = this;
    const subject = isFilm ? this.cache.heardFilm(id) : subjectOf(document, timelineOf(document, id));
    return this.heard.begin(subject, frames);
  }

  nextMix(): Reply<'nextMix'> {
    return this.heard.next();
  }

  learnMp3({ wasm }: Ask<'learnMp3'>): Reply<'learnMp3'> {
    learnMp3(wasm);
    return null;
  }

  save(): Uint8Array {
    return this.opened.save();
  }

  /** What is declared at global level stays until the Worker ends: its realm is the script's. */
  run({ source, name }: Ask<'run'>): Reply<'run'> {
    const host = this.opened;
    const before = this.said.length;
    let error: Fault | null = null;
    try {
      checkScript(source, name);
      host.run(source, name);
    } catch (thrown) {
      error = thrown instanceof ScriptSyntaxError ? unreadFault(thrown) : faultOf(thrown);
      const frames = host.inner.framesOf(thrown).map(({ file, line }) => `${file}:${line}`);
      error.frames =
        frames.length > 0 || error.name !== 'SyntaxError'
          ? frames
          : (error.frames ?? syntaxFrames(source, name));
    }
    const output = this.said.slice(before);
    return { output, error, document: this.describe() };
  }

  private get opened(): BrowserHost {
    if (this.host === undefined) throw new Error('no document is open');
    return this.host;
  }

  protected get document(): Document {
    return documentIn(this.opened);
  }

  /** Sounds are decoded once, while the document stays as it is. */
  private get heard(): HeardSounds {
    const { stamp } = this.document.files;
    if (this.sounds?.stamp !== stamp) this.sounds = new HeardSounds(this.document.film, stamp);
    return this.sounds;
  }

  private get cache(): FrameCache {
    if (this.frames === undefined) throw new Error('no document is open');
    return this.frames;
  }
}

function documentIn({ inner: { active } }: BrowserHost): Document {
  if (active === null) throw new Error('no document is open: the script closed it');
  return active;
}

/** A script that Animate's engine would not read: what is said first, and every place. */
function unreadFault({ name, reason, file, line, column, others }: ScriptSyntaxError): Fault {
  const first = column === undefined ? [] : [{ line, column }];
  const places = [...first, ...others].map((place) => `${file}:${place.line}:${place.column}`);
  return { name, message: reason, ...(places.length > 0 && { frames: places.slice(0, MAX_PLACES) }) };
}

/** Browsers do not report where a script cannot be read. */
function syntaxFrames(source: string, name: string): string[] {
  const position = syntaxErrorPosition(source);
  return position ? [`${name}:${position.line}:${position.column}`] : [];
}

/** What went wrong, as a plain object. */
export function faultOf(error: unknown): Fault {
  if (typeof error !== 'object' || error === null) return { name: 'Error', message: String(error) };
  const { name, message } = inWordsOfUser(error) as Error;
  const fault = { name: String(name), message: String(message) };
  return error instanceof QueryFault ? { ...fault, index: error.index } : fault;
}
