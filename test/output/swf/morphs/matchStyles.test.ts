import { IDENTITY } from '../../../../geometry/matrix';
import { ByteWriter } from '../../../../platform/ByteWriter';
import { matchFills, matchLines } from '../../../../output/swf/morphs/matchStyles';
import { writeMorphStyles } from '../../../../output/swf/morphs/writeMorphStyles';
import type { MovieFill, MovieGradient } from '../../../../output/swf/paint/moviePaints';

const solid = (rgb: string): MovieFill => ({ kind: 'solid', color: { rgb, alpha: 1 } });

function gradient(...stops: [ratio: number, rgb: string][]): MovieGradient {
  return {
    kind: 'gradient',
    isRadial: false,
    stops: stops.map(([ratio, rgb]) => ({ ratio, color: { rgb, alpha: 1 } })),
  } as unknown as MovieGradient;
}

/** `ratio colour` of each stop at both ends. */
function stopsOf(pair: ReturnType<typeof matchFills>): string[][] {
  return [pair?.from, pair?.to].map((fill) =>
    fill?.kind === 'gradient' ? fill.stops.map(({ ratio, color }) => `${ratio} ${color.rgb}`) : [],
  );
}

describe('both ends of a morph have', () => {
  it('They have as many stops: the last one of the shorter gradient is repeated', () => {
    const two = gradient([0, '#FF0000'], [255, '#000000']);
    const three = gradient([0, '#FF0000'], [42, '#FFFF00'], [93, '#00FF00']);
    const [long, short] = [
      ['0 #FF0000', '42 #FFFF00', '93 #00FF00'],
      ['0 #FF0000', '255 #000000', '255 #000000'],
    ];
    expect(stopsOf(matchFills(two, three))).toEqual([short, long]);
    expect(stopsOf(matchFills(three, two))).toEqual([long, short]);
  });

  it('They have one kind of fill: a colour is a gradient that shows it everywhere', () => {
    const two = gradient([0, '#FF0000'], [255, '#000000']);
    expect(stopsOf(matchFills(solid('#00FF00'), two))).toEqual([
      ['0 #00FF00', '255 #00FF00'],
      ['0 #FF0000', '255 #000000'],
    ]);
  });

  it('They have a line: without width and colour where there is none', () => {
    const pair = matchLines(undefined, undefined);
    expect([pair?.from.width, pair?.to.width]).toEqual([0, 0]);
    expect(pair?.from.fill).toEqual({ kind: 'solid', color: { rgb: '#000000', alpha: 0 } });
  });
});

describe('a gradient with a focus off its centre', () => {
  const radial = (focus: number): MovieGradient => ({
    ...gradient([0, '#FF0000'], [255, '#000000']),
    isRadial: true,
    focus,
    spread: 0,
    mixing: 0,
    matrix: IDENTITY,
  });
  const written = (from: number, to: number, isNewer: boolean): Uint8Array => {
    const out = new ByteWriter();
    writeMorphStyles(out, [{ from: radial(from), to: radial(to) }], [], isNewer);
    return out.written;
  };

  it('It has the focal points of both ends after its colours, if the form contains them', () => {
    // The last byte counts no lines.
    const styles = written(0.5, -1, true);
    expect([styles[1], ...styles.subarray(-5)]).toEqual([0x13, 0x80, 0, 0, 0xff, 0]);
  });

  it.each([
    [0, 0, true],
    [0.5, -1, false],
  ])('It is a plain radial one otherwise: %p to %p, newer form %p', (from, to, isNewer) => {
    expect(written(from, to, isNewer)[1]).toBe(0x12);
  });
});
