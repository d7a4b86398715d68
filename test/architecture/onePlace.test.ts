import fs from 'fs';
import path from 'path';
import { WINGS } from '../../build/wings.cjs';
import { ImportGraph } from './ImportGraph';

const root = path.join(__dirname, '../..');
/** The sources, which are searched for rules that belong in one place. */
const texts = new ImportGraph(root, [...WINGS, 'viewer']).files.map(
  (file) => [file, fs.readFileSync(path.join(root, file), 'utf8')] as const,
);

function filesWith(pattern: RegExp): string[] {
  return texts.flatMap(([file, text]) => (pattern.test(text) ? [file] : []));
}

const SPANS = 'document/xfl/spans.ts';

it('The span of a keyframe is read in spans.ts only: others read the index of a style, the duration of a motion', () => {
  expect(filesWith(/(?:read\w+\([^()]*, |\.attr\()'duration'/)).toEqual([
    'host-mocks/model/timeline/frames/motionXml.ts',
    SPANS,
  ]);
  const ofStyles = /Style|Stroke|stroke|Fill/;
  const others = texts.filter(
    ([file, text]) =>
      /(?:read\w+\([^()]*, |\.attr\()'index'/.test(text) && file !== SPANS && !ofStyles.test(text),
  );
  expect(others.map(([file]) => file)).toEqual([]);
});

it('The frames since a keyframe are counted in spans.ts only', () => {
  expect(filesWith(/\w - readStart\(/)).toEqual([SPANS]);
});

it('Which layers show something is decided in display/layers.ts only', () => {
  const named = texts.filter(([, text]) => /new Set\(\[[^\]]*'(?:folder|guide|camera)'/.test(text));
  expect(named.map(([file]) => file)).toEqual(['film/display/layers.ts']);
});

it('What layer parenting, depth and camera do is asked of the display only', () => {
  const outside = /^(film\/(display|bounds|tween)|host-mocks\/model\/(timeline|elements))\//;
  expect(filesWith(/\b(?:riggedMatrix|cameraOf|projection)\(/).filter((file) => !outside.test(file))).toEqual(
    [],
  );
});

it('The library is asked a query in query/ only: no other file runs $ or reads what list prints', () => {
  expect(filesWith(/scripts\.run\('\$|\.global\.\$|found\.list\(/)).toEqual([]);
  expect(filesWith(/as unknown as LoadedLibrary/)).toEqual(['app/HostHandle.ts', 'app/query/loadLibrary.ts']);
});
