import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../app/host/Host';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { publishDocument } from '../../output/makers/publishDocument';
import { oracleDocuments, hasOracles, type OracleDocument } from '../scores/oracles';
import { temporaryFolder } from '../support/temporaryFolder';
import { describeWhere } from '../support/where';

/** The comparers are beside the documents; they read two published files and share no code with this project. */
const tools = path.resolve(__dirname, '../../../shared/frames/tools');
const hasPython = spawnSync('python3', ['--version']).status === 0;
const folder = temporaryFolder();

/** Publishes a document and gives the path of its film. */
function published(document: OracleDocument, to: 'canvas' | 'swf'): string {
  const host = new Host(nodePlatform);
  const scripts = to === 'swf' ? 'drop' : undefined;
  const { files } = publishDocument(host.open(document.path).film, { to, scripts, isHosted: true });
  host.closeAll();
  const film = files.find(({ path: name }) => name.endsWith(to === 'canvas' ? '.js' : '.swf'));
  const file = path.join(folder(), path.basename(film?.path ?? 'none'));
  fs.writeFileSync(file, film?.bytes ?? '');
  return file;
}

function judge(program: string, args: readonly string[]): unknown {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e9 });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`the comparer says: ${stderr}`);
  }
}

/** Facts of a pair that are equal, and all that were compared. */
type Share = [equal: number, all: number];

function canvasShare(document: OracleDocument): Share {
  const files = [path.join(document.folder, 'published.js'), published(document, 'canvas')];
  const { tally } = judge(process.execPath, [path.join(tools, 'compare_canvas.mjs'), ...files, '--json']) as {
    tally: Record<string, { same: number; all: number }>;
  };
  const kinds = Object.values(tally);
  return [kinds.reduce((sum, { same }) => sum + same, 0), kinds.reduce((sum, { all }) => sum + all, 0)];
}

function swfShare(document: OracleDocument): Share {
  const files = [path.join(document.folder, 'published.swf'), published(document, 'swf')];
  const verdict = judge('python3', [path.join(tools, 'compare_swf.py'), '--coarse', '--json', ...files]) as {
    differences: Record<string, number>;
    checked: Record<string, number>;
  };
  const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0);
  return [sum(verdict.checked) - sum(verdict.differences), sum(verdict.checked)];
}

function shareOf(shares: readonly Share[]): number {
  const [equal, all] = [0, 1].map((part) => shares.reduce((sum, share) => sum + share[part], 0));
  return equal / all;
}

describeWhere(
  hasOracles,
  'no folder shared/frames beside the project',
  'published films beside those of Adobe',
  () => {
    it('HTML5 Canvas: the facts of all scripts', () => {
      const shares = oracleDocuments('createjs').map(canvasShare);
      expect(shares.length).toBeGreaterThan(10);
      expect(shareOf(shares)).toBeGreaterThan(LEAST.canvas);
    }, 120_000);
  },
);

describeWhere(
  hasOracles && hasPython,
  'no folder shared/frames beside the project, or no Python 3',
  'published movies beside those of Adobe',
  () => {
    it('SWF: the facts of small movies', () => {
      const small = ['ball', 'converse', 'hair_20101116B'];
      const shares = oracleDocuments('swf')
        .filter(({ name }) => small.includes(name))
        .map(swfShare);
      expect(shares).toHaveLength(small.length);
      expect(shareOf(shares)).toBeGreaterThan(LEAST.swf);
    }, 120_000);
  },
);

/** What was reached, rounded down: a change that lowers a share has to say so here. */
const LEAST = { canvas: 0.975, swf: 0.984 };
