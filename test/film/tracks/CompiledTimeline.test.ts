import fc from 'fast-check';
import type { DocumentLiteral, FrameLiteral } from '../../../app/literal/DocumentLiteral';
import type { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import { published } from '../../../film/display/DisplayMode';
import { TimelineDisplay } from '../../../film/display/TimelineDisplay';
import { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import { leavesOf } from '../../../film/records/FilmElement';
import { FilmTimeline } from '../../../film/records/FilmTimeline';
import { openLiteral } from '../../support/openModel';
import { openRandom, randomDocuments } from '../../support/randomTimelines';
import { tries } from '../../support/sample';

const LIBRARY: DocumentLiteral['library'] = ['a', 'b', 'c'].map((name) => ({
  name,
  layers: [{ elements: [{ shape: 'rectangle', width: 10, height: 10, fill: '#FF0000' }] }],
}));

/** A scene with these keyframes on one layer. */
function compile(frames: FrameLiteral[]): CompiledTimeline {
  const document = openLiteral({ library: LIBRARY, layers: [{ name: 'one', frames }] });
  return new CompiledTimeline(FilmTimeline.of(document.timelines[0].node), document.film);
}

/** What each frame shows: `a1 b2` is track 1 with symbol a behind track 2 with symbol b. */
function tracksOf({ layers: [layer] }: CompiledTimeline): string[] {
  return layer.spans.map(({ placements }) =>
    placements.map(({ track }) => track.path + track.depth).join(' '),
  );
}

const keyframe = (index: number, ...items: string[]): FrameLiteral => ({
  index,
  duration: 5,
  elements: items.map((text) => {
    const [item, name] = text.split('.');
    return { item, x: index, ...(name ? { name } : {}) };
  }),
});

describe('tracks', () => {
  it.each<[title: string, frames: FrameLiteral[], expected: string[]]>([
    ['An instance of the same symbol goes on', [keyframe(0, 'a'), keyframe(5, 'a')], ['a0', 'a0']],
    ['Another symbol is another object', [keyframe(0, 'a'), keyframe(5, 'b')], ['a1', 'b0']],
    ['Another instance name is another object', [keyframe(0, 'a.x'), keyframe(5, 'a.y')], ['a1', 'a0']],
    ['An object keeps its name where none is said', [keyframe(0, 'a.x'), keyframe(5, 'a')], ['a0', 'a0']],
    [
      'An object without a name makes room for one with a name',
      [keyframe(0, 'a'), keyframe(5, 'a.x')],
      ['a1', 'a0'],
    ],
    [
      'An object ends at an empty keyframe',
      [keyframe(0, 'a'), keyframe(5), keyframe(10, 'a')],
      ['a1', '', 'a0'],
    ],
    [
      'A new object comes between two that go on',
      [keyframe(0, 'a', 'c'), keyframe(5, 'a', 'b', 'c')],
      ['a0 c2', 'a0 b1 c2'],
    ],
    [
      'Instances that are not named go on in order',
      [keyframe(0, 'a', 'a'), keyframe(5, 'a')],
      ['a0 a1', 'a0'],
    ],
  ])('%s', (_title, frames, expected) => {
    expect(tracksOf(compile(frames))).toEqual(expected);
  });

  it('A track knows the frames that show it', () => {
    const [layer] = compile([keyframe(0, 'a'), keyframe(5, 'a', 'b'), keyframe(10, 'b')]).layers;
    expect(layer.tracks.map(({ path, start, end }) => [path, start, end])).toEqual([
      ['a', 0, 10],
      ['b', 5, 15],
    ]);
  });
});

describe('tweens', () => {
  const tweened = (tween: Partial<FrameLiteral>, ...to: string[]): FrameLiteral[] => [
    { ...keyframe(0, 'a'), tweenType: 'motion', ...tween },
    keyframe(5, ...to),
  ];

  it.each<[title: string, frames: FrameLiteral[], kind: string]>([
    ['A classic tween between two instances stays', tweened({}, 'a'), 'classic'],
    ['A classic tween to another symbol stays', tweened({}, 'b'), 'classic'],
    ['A tween with nothing behind it is none', [{ ...keyframe(0, 'a'), tweenType: 'motion' }], 'none'],
    ['A tween to several elements runs to the like of it', tweened({}, 'b', 'a'), 'classic'],
    ['A tween to several other elements is none', tweened({}, 'b', 'c'), 'none'],
    ['A tween to an empty keyframe is none', tweened({}), 'none'],
    ['Elements without a tween do not move', [keyframe(0, 'a'), keyframe(5, 'a')], 'none'],
  ])('%s', (_title, frames, kind) => {
    expect(compile(frames).layers[0].spans[0].tween.kind).toBe(kind);
  });

  it('Of several elements the tween runs to the one of its own symbol', () => {
    const [layer] = compile(tweened({}, 'b', 'a')).layers;
    expect(layer.spans[0].tween).toMatchObject({ target: { track: { path: 'a' }, matrix: { tx: 5 } } });
  });

  it('A tween has its ease, its turns and its end', () => {
    const [layer] = compile(
      tweened(
        {
          attributes: {
            easeMethodName: 'cubicInOut',
            motionTweenRotate: 'clockwise',
            motionTweenRotateTimes: 2,
          },
        },
        'a',
      ),
    ).layers;
    expect(layer.spans[0].tween).toMatchObject({
      ease: { kind: 'method', method: 'cubicInOut' },
      turning: 2,
      target: { track: layer.tracks[0], matrix: { tx: 5 } },
    });
  });
});

describe('a compiled timeline', () => {
  it('It shows on every frame of random documents what the one walk shows, tracks in their order', () => {
    fc.assert(
      fc.property(randomDocuments(), (random) => {
        const document = openRandom(random);
        const source = document.film;
        const timeline = FilmTimeline.of((document.itemAt('main') as SymbolItem).timeline.node);
        const compiled = new CompiledTimeline(timeline, source);
        const mode = { ...published(source.publishesHiddenLayers), masks: 'list' as const };
        const display = new TimelineDisplay(timeline, source, mode);
        for (let frame = 0; frame < compiled.frameCount; frame++) {
          const walked = new Map(
            display.at(frame).map((shown) => [shown.layer, shown.elements.flatMap(leavesOf)]),
          );
          for (const layer of compiled.layers) {
            const placements = layer.at(frame);
            const names = placements.map(({ element }) => element.tag);
            expect(names).toEqual((walked.get(layer.layer) ?? []).map(({ tag }) => tag));
            const depths = placements.map(({ track }) => track.depth);
            expect(depths).toEqual([...depths].sort((one, other) => one - other));
            for (const { track } of placements)
              expect([track.start <= frame, frame < track.end]).toEqual([true, true]);
          }
        }
      }),
      { numRuns: tries(20, 60) },
    );
  });
});
