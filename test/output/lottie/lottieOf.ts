import { sceneSubject } from '../../../output/pictures/exportSubjects';
import type { DocumentLiteral, FrameLiteral, ItemLiteral } from '../../../app/literal/DocumentLiteral';
import type { LottieLayer } from '../../../output/lottie/LottieObjects';
import { publishLottie, type LottieOptions, type LottieOutcome } from '../../../output/lottie/publishLottie';
import { openLiteral } from '../../support/openModel';

/** The first scene of a document as Lottie, on nothing. */
export function lottieOf(literal: DocumentLiteral, options: LottieOptions = {}): LottieOutcome {
  const document = openLiteral({ width: 100, height: 80, ...literal });
  const subject = sceneSubject(document.film, document.timelines[0], 'film');
  return publishLottie(document.film, subject, { background: 'none', ...options });
}

/** The layers of the composition that a layer shows. */
export function layersIn({ animation }: LottieOutcome, { refId }: LottieLayer): readonly LottieLayer[] {
  const asset = animation.assets.find(({ id }) => id === refId);
  return (asset?.layers ?? []) as readonly LottieLayer[];
}

/** A red square of a size with its zero point in its corner. */
export const SQUARE = { shape: 'rectangle', width: 20, height: 20, fill: '#FF0000', stroke: null } as const;

type Moving = ItemLiteral & { layers: { frames: FrameLiteral[] }[] };

/** A graphic or clip of so many frames: its square moves on with each. */
export function moving(name: string, frames: number, type: 'graphic' | 'movie clip' = 'graphic'): Moving {
  return {
    name,
    type,
    layers: [
      {
        frames: Array.from({ length: frames }, (_, index) => ({
          index,
          elements: [{ ...SQUARE, x: 10 + 10 * index, y: 10 }],
        })),
      },
    ],
  };
}
