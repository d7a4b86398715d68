import type { DocumentLiteral } from '../../../app/literal/DocumentLiteral';
import { sceneSubject } from '../../../output/pictures/exportSubjects';
import { playedSubject, type PlayedSubject } from '../../../output/pictures/playedSubject';
import { Drawing } from '../../../output/svg/Drawing';
import { drawFrame } from '../../../output/svg/drawFrame';
import type { Film } from '../../../film/Film';
import { FrameSeries } from '../../../output/svg/FrameSeries';
import { openLiteral } from '../../support/openModel';

const BOX = { shape: 'rectangle' as const, width: 10, height: 10, fill: '#FF0000' };
const VIEW = { x: 0, y: 0, width: 100, height: 100 };

/** A clip in which a box goes one step to the right with each frame. */
const walk = (
  name: string,
  frames: number,
  script?: string,
): NonNullable<DocumentLiteral['library']>[number] => ({
  name,
  layers: [
    {
      frames: Array.from({ length: frames }, (_, i) => ({
        elements: [{ ...BOX, x: 20 * i }],
        script: i === frames - 1 ? script : undefined,
      })),
    },
  ],
});

function film(
  literal: DocumentLiteral,
  seconds?: number,
): { subject: PlayedSubject; document: Film; frames: string[]; series: FrameSeries } {
  const model = openLiteral({ frameRate: 10, ...literal });
  const document = model.film;
  const subject = playedSubject(sceneSubject(model.film, model.timelines[0], 'film'), document, seconds);
  const series = new FrameSeries(document, VIEW, subject.draw);
  const frames = Array.from({ length: subject.frameCount }, (_, frame) => series.draw(frame));
  return { subject, document, frames, series };
}

describe('the pictures of a film', () => {
  it('They are those of the clip, frame by frame, each as the clip shows it alone', () => {
    const { frames } = film({ library: [walk('a', 3)], layers: [{ elements: [{ item: 'a' }] }] });
    expect(new Set(frames).size).toBe(3);
    const alone = film({ layers: [{ frames: [0, 20, 40].map((x) => ({ elements: [{ ...BOX, x }] })) }] });
    const paths = (texts: readonly string[], { drawing }: FrameSeries): string[] =>
      texts.map((text) => /<path[^>]*>/.exec(drawing.defsFor(text) + text)?.[0] ?? 'none');
    const played = film({ library: [walk('a', 3)], layers: [{ elements: [{ item: 'a' }] }] });
    expect(paths(played.frames, played.series)).toEqual(paths(alone.frames, alone.series));
  });

  it.each([
    ['A script that stops holds the scene', ['stop();', undefined, undefined], 0],
    ['A script of its last frame does not', [undefined, undefined, 'stop();'], undefined],
    ['A script that goes back does not', [undefined, undefined, 'gotoAndPlay(1);'], undefined],
  ])('%s', (_title, scripts, heldAt) => {
    const frames = scripts.map((script, i) => ({ elements: [{ ...BOX, x: 20 * i }], script }));
    expect(film({ layers: [{ frames }] }).subject.heldAt).toBe(heldAt);
  });

  it('They have room for all that clips show', () => {
    const { subject, document } = film({
      library: [walk('a', 4)],
      layers: [{ elements: [{ item: 'a', rotation: 90 }] }],
    });
    const region = subject.region(0, new Drawing(document, VIEW, drawFrame));
    expect(region.bottom - region.top).toBeGreaterThanOrEqual(70);
  });

  it('They name the scripts that are not run, once', () => {
    const { subject } = film(
      { library: [walk('a', 2, 'if (x) stop();')], layers: [{ elements: [{ item: 'a' }] }] },
      1,
    );
    expect(subject.left).toEqual([['what a script does that needs a compiler', 1]]);
  });
});

describe('the length of a film', () => {
  it.each<[string, DocumentLiteral, number]>([
    ['the timeline, where nothing in it is longer', { layers: [{ duration: 7, elements: [BOX] }] }, 7],
    [
      'the longest clip',
      { library: [walk('a', 5), walk('b', 9)], layers: [{ elements: [{ item: 'a' }, { item: 'b' }] }] },
      9,
    ],
    [
      'a clip that begins later',
      {
        library: [walk('a', 5, 'stop();')],
        layers: [{ frames: [{ duration: 3 }, { elements: [{ item: 'a' }], script: 'stop();' }] }],
      },
      8,
    ],
    [
      'up to the frame that sends back',
      { library: [walk('a', 5, 'gotoAndPlay(2);')], layers: [{ elements: [{ item: 'a' }] }] },
      4,
    ],
    ['one frame of a document without movement', { layers: [{ elements: [BOX] }] }, 1],
    [
      'a clip that goes before it has been through',
      { library: [walk('a', 9)], layers: [{ frames: [{ duration: 2 }, { elements: [{ item: 'a' }] }] }] },
      3,
    ],
  ])('is %s', (_, literal, expected) => {
    expect(film(literal).subject.frameCount).toBe(expected);
  });

  it('It is what was asked for, in seconds', () => {
    expect(film({ layers: [{ elements: [BOX] }] }, 1.5).frames).toHaveLength(15);
  });

  it('It is bounded', () => {
    expect(() => film({ layers: [{ elements: [BOX] }] }, 1e6)).toThrow(
      'claims 10,000,000 frames; the maximum is 100,000; choose --seconds',
    );
  });
});
