import type { Film } from '../../../film/Film';
import type { Box } from '../../../geometry/Box';
import { HostError } from '../../../document/checks/HostError';
import type { Loss } from '../../published/PublishOutcome';
import { Losses } from '../../published/Losses';
import type { CompiledDocument } from '../../published/CompiledDocument';
import type { LottieAsset, LottieLayer } from '../LottieObjects';
import type { Faces } from '../../svg/fonts/Faces';
import { facesOf } from '../../svg/text/facesOf';
import { numbered } from './numbered';
import type { SymbolAnalysis } from './SymbolAnalysis';

/** More are the work of a document that wants to take all memory. */
const MAX_ASSETS = 20_000;
const MAX_LAYERS = 500_000;

/** Pictures that are written again in other colours. */
const MAX_RECOLORED = 100;

/** A symbol as a composition. */
export interface SymbolAsset {
  readonly id: string;
  /** What it shows, in the coordinates of the symbol. */
  readonly box: Box;
}

/** The picture of a bitmap, and its size in pixels. */
export interface PictureAsset {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** What all parts of a Lottie file share: its assets, what was found out about symbols, and what is lost. */
export class LottieFilm {
  readonly source: Film;
  readonly faces: Faces;
  readonly assets: LottieAsset[] = [];
  readonly fonts = new Map<string, Readonly<Record<string, string>>>();
  /** Compositions of symbols, by what distinguishes them. */
  readonly symbols = new Map<string, SymbolAsset>();
  /** By the paths of bitmaps. */
  readonly pictures = new Map<string, PictureAsset>();
  private readonly recoloredPictures = new Map<string, string | undefined>();
  private readonly ids = new Map<string, string>();
  private readonly found = new Losses();
  private where = '';
  private layers = 0;

  constructor(
    readonly compiled: CompiledDocument,
    readonly analysis: SymbolAnalysis,
    readonly frameRate: number,
    /** Frames of the whole: nothing is shown longer. */
    readonly length: number,
    /** Tweens are written frame by frame. */
    readonly bake: boolean,
  ) {
    this.source = compiled.film;
    this.faces = facesOf(compiled.film);
  }

  get losses(): readonly Loss[] {
    return this.found.all;
  }

  /** Does something at a place of the document: losses are noted there. */
  at<T>(where: string, work: () => T): T {
    const outer = this.where;
    this.where = where;
    try {
      return work();
    } finally {
      this.where = outer;
    }
  }

  /** As `at`, for a place within the present one. */
  within<T>(where: string, work: () => T): T {
    return this.at(this.where === '' ? where : `${this.where}, ${where}`, work);
  }

  /** Notes what the file does not keep, once for each place. */
  lose(what: string): void {
    this.found.add(this.where, what);
  }

  /** Notes what may look otherwise, though nothing of it is missing. */
  warn(what: string): void {
    this.found.warn(this.where, what);
  }

  /** The id of a composition with these layers. @param facts - its name */
  composition(layers: readonly LottieLayer[], facts: { readonly nm?: string } = {}): string {
    return this.asset({ ...facts, layers: numbered(layers) });
  }

  /** The id of an asset; equal ones are one. */
  asset(content: Readonly<Record<string, unknown>>): string {
    const key = JSON.stringify(content);
    let id = this.ids.get(key);
    if (id === undefined) {
      this.count(0);
      this.ids.set(key, (id = String(this.assets.length)));
      this.assets.push({ id, ...content });
    }
    return id;
  }

  /** A picture in other colours, made once; undefined, and noted, where there are too many of them. */
  recolored(key: string, make: () => string | undefined): string | undefined {
    if (!this.recoloredPictures.has(key)) {
      const isTooMany = this.recoloredPictures.size >= MAX_RECOLORED;
      if (isTooMany)
        this.lose(`A bitmap in changing colours is left out: there are more than ${MAX_RECOLORED}.`);
      this.recoloredPictures.set(key, isTooMany ? undefined : make());
    }
    return this.recoloredPictures.get(key);
  }

  /** Counts layers. @throws HostError for more than players can take */
  count(layers: number): void {
    this.check(layers);
    this.layers += layers;
  }

  /** Refuses layers, before they are counted, for which there is no room. @throws HostError as `count` does */
  check(layers: number): void {
    if (this.layers + layers <= MAX_LAYERS && this.assets.length < MAX_ASSETS) return;
    throw new HostError(
      `the animation has more than ${MAX_LAYERS} layers or ${MAX_ASSETS} symbols in different looks: too many for a Lottie file; export fewer frames`,
    );
  }
}
