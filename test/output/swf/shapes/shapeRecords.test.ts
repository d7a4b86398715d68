import fc from 'fast-check';
import { SegmentPen } from '../../../../geometry/edges/Segments';
import { ByteWriter } from '../../../../platform/ByteWriter';
import { RecordPen, styleBits } from '../../../../output/swf/shapes/shapeRecords';
import { defineShape } from '../../../../output/swf/shapes/defineShape';
import type { TwipEdge } from '../../../../output/swf/shapes/TwipEdge';
import { readEdges, type SwfEdge } from '../../../support/swfShapes';

const coordinate = fc.integer({ min: -60_000, max: 60_000 });
const point = fc.tuple(coordinate, coordinate);
const segment = fc.record({ to: point, control: fc.option(point, { nil: undefined }) });
const STYLES = 5;
const run = fc.record({
  fill0: fc.nat(STYLES),
  fill1: fc.nat(STYLES),
  line: fc.nat(STYLES),
  start: point,
  segments: fc.array(segment, { minLength: 1, maxLength: 6 }),
});

function written(edges: readonly TwipEdge[]): Uint8Array {
  const out = new ByteWriter();
  const pen = new RecordPen(out, styleBits(STYLES, STYLES));
  pen.draw(edges);
  pen.end();
  return out.written;
}

it('Edges are read as they were drawn', () => {
  fc.assert(
    fc.property(fc.array(run, { maxLength: 8 }), (runs) => {
      const expected: SwfEdge[] = [];
      const edges = runs.map(({ start, segments, ...styles }) => {
        const pen = new SegmentPen();
        pen.moveTo(...start);
        let from = start;
        for (const { to, control } of segments) {
          if (control) pen.curveTo(...control, ...to);
          else pen.lineTo(...to);
          expected.push({ from, ...(control ? { control } : {}), to, ...styles });
          from = to;
        }
        return { ...styles, segments: pen.segments() };
      });
      const isShort = ({ from, control = from, to }: SwfEdge): boolean =>
        [0, 1].every((i) => Math.abs(control[i] - from[i]) < 65536 && Math.abs(to[i] - control[i]) < 65536);
      fc.pre(expected.every(isShort));
      const isSeen = ({ from, control = from, to }: SwfEdge): boolean =>
        [...from, ...from].join() !== [...control, ...to].join();
      expect(readEdges(written(edges), 3, 3)).toEqual(expected.filter(isSeen));
    }),
  );
});

it('A line that is too long for one record is drawn in parts', () => {
  const pen = new SegmentPen();
  pen.lineTo(400_000, -10);
  const parts = readEdges(written([{ fill0: 0, fill1: 1, line: 0, segments: pen.segments() }]), 3, 3);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.at(-1)?.to).toEqual([400_000, -10]);
  expect(parts.slice(1).map(({ from }) => from)).toEqual(parts.slice(0, -1).map(({ to }) => to));
});

it('A group of styles gives back what the group before chose', () => {
  const drawn = (styles: Omit<TwipEdge, 'segments'>, x: number): TwipEdge => {
    const pen = new SegmentPen();
    pen.moveTo(x, 0);
    pen.lineTo(x + 10, 10);
    return { ...styles, segments: pen.segments() };
  };
  const groups = [
    { fill0: 5, fill1: 2, line: 3 },
    { fill0: 0, fill1: 1, line: 0 },
    { fill0: 0, fill1: 0, line: 1 },
  ];
  const out = new ByteWriter();
  const pen = new RecordPen(out, styleBits(STYLES, STYLES));
  groups.forEach((styles, i) => {
    if (i > 0) pen.restyle(styleBits(1, 1), () => out.align());
    pen.draw([drawn(styles, 10 * i)]);
  });
  pen.end();
  expect(readEdges(out.written, 3, 3).map(({ fill0, fill1, line }) => ({ fill0, fill1, line }))).toEqual(
    groups,
  );
});

// Source: compiled movies with hairlines and with other lines.
it.each([
  ['a hairline', { width: 1, alpha: 1 }, 10, 2],
  ['a half transparent hairline', { width: 1, alpha: 0.5 }, 10, 32],
  ['a line', { width: 20, alpha: 1 }, 10, 83],
  ['a line, before there were forms of lines,', { width: 20, alpha: 1 }, 7, 2],
])('A shape with %s is written by the first tag that knows it', (_what, { width, alpha }, version, code) => {
  const pen = new SegmentPen();
  pen.lineTo(100, 100);
  const fill = { kind: 'solid', color: { rgb: '#000000', alpha } } as const;
  const form = { cap: 0, join: 0, miterLimit: 3, keepsWidth: true, keepsHeight: true, isHinted: false };
  const edges = [{ fill0: 0, fill1: 0, line: 1, segments: pen.segments() }];
  expect(defineShape([{ fills: [], lines: [{ width, fill, ...form }], edges }], version).code).toBe(code);
});
