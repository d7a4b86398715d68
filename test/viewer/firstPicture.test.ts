import fs from 'fs';
import path from 'path';
import { PNG } from 'pngjs';
import { createHost } from '../../app/browser';
import { buildPage } from '../../app/cli/actions/page/buildPage';
import type { CommandIo } from '../../app/cli/Io';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const io = {
  libraryFolder: path.resolve(__dirname, '../../dist'),
  warn: () => undefined,
} as unknown as CommandIo;

/** A red stage with that many black dots in its upper half. */
function dots(count: number): Parameters<typeof createHost>[0] {
  const dot = (_: unknown, i: number) => ({
    shape: 'oval' as const,
    width: 1,
    height: 1,
    x: (i % 100) * 5,
    y: Math.floor(i / 100) * 5,
    drawingObject: true,
  });
  return { backgroundColor: '#ff0000', layers: [{ elements: Array.from({ length: count }, dot) }] };
}

/** The first picture in a page: its kind, and its bytes. */
function firstPictureOf(literal: Parameters<typeof createHost>[0]): [kind?: string, bytes?: Buffer] {
  const file = path.join(folder(), 'first.fla');
  fs.writeFileSync(file, createHost(literal).save());
  const page = buildPage(file, io);
  const [, kind, data = ''] =
    /id="first-picture"[^>]*src="data:image\/([^;]*);base64,([^"]*)/.exec(page) ?? [];
  return [kind, Buffer.from(data, 'base64')];
}

describe('the first picture in a page', () => {
  it.each([
    ['A blank stage has no picture', 0, undefined],
    ['Few objects are an SVG', 20, 'svg+xml'],
    ['Very many objects are pixels', 1200, 'png'],
  ])('%s', (_, count, expected) => {
    const [kind, bytes = Buffer.alloc(0)] = firstPictureOf(dots(count));
    expect(kind).toBe(expected);
    expect(bytes.length).toBeLessThanOrEqual(150_000);
    if (kind === 'png') {
      const { width, height, data } = PNG.sync.read(bytes);
      expect([width, height]).toEqual([550, 400]);
      expect([...data.subarray(-4)]).toEqual([255, 0, 0, 255]);
    }
  });
});
