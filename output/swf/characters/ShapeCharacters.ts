import type { Matrix } from '../../../geometry/matrix';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { FilmKeyframe } from '../../../film/records/FilmTimeline';
import { defineMorph } from '../morphs/defineMorph';
import { defineShape, isTooRich, type StyleGroup } from '../shapes/defineShape';
import { readPiece } from '../shapes/readPiece';
import type { Paints } from '../paint/readPaints';
import type { Piece } from '../timeline/Characters';
import type { Character } from '../timeline/Entry';
import type { Bitmaps } from './Bitmaps';
import type { Movie } from './Movie';

/** The shapes of a movie. Pieces that are on several frames, or in several places, are defined once. */
export class Shapes {
  private readonly shapes = new Map<string, Character | undefined>();
  private readonly morphs = new Map<FilmKeyframe, Character | undefined>();
  private readonly numbers = new WeakMap<FilmElement, number>();
  private count = 0;

  constructor(
    private readonly movie: Movie,
    private readonly bitmaps: Bitmaps,
  ) {}

  shape(pieces: readonly Piece[], where: string): Character | undefined {
    const key = pieces.map(({ element, matrix }) => `${this.numberOf(element)} ${textOf(matrix)}`).join();
    if (!this.shapes.has(key)) this.shapes.set(key, this.define(pieces, where));
    return this.shapes.get(key);
  }

  morph(keyframe: FilmKeyframe, where: string): Character | undefined {
    if (!this.morphs.has(keyframe)) {
      const { definitions, settings } = this.movie;
      const id = defineMorph(keyframe, definitions, this.paints(where), settings.version);
      this.morphs.set(keyframe, id === undefined ? undefined : { kind: 'morph', id });
    }
    return this.morphs.get(keyframe);
  }

  private define(pieces: readonly Piece[], where: string): Character | undefined {
    const { definitions, settings, losses } = this.movie;
    const paints = this.paints(where);
    const groups: StyleGroup[] = [];
    for (const { element, matrix } of pieces) {
      const group = readPiece(element, matrix, paints);
      if (group && isTooRich(group))
        losses.add(where, 'A shape is left out: it has more than 32,767 styles.');
      else if (group) groups.push(group);
    }
    if (groups.length === 0) return undefined;
    return { kind: 'shape', id: definitions.defineOnce(defineShape(groups, settings.version)) };
  }

  private paints(where: string): Paints {
    const { settings, losses } = this.movie;
    return {
      version: settings.version,
      bitmap: (path) => this.bitmaps.at(path),
      lose: (what) => {
        losses.add(where, what);
      },
    };
  }

  private numberOf(element: FilmElement): number {
    let number = this.numbers.get(element);
    if (number === undefined) this.numbers.set(element, (number = ++this.count));
    return number;
  }
}

function textOf({ a, b, c, d, tx, ty }: Matrix): string {
  return `${a} ${b} ${c} ${d} ${tx} ${ty}`;
}
