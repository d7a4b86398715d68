import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { openHost } from '../../host-mocks/index';
import { shareOfDifferentPixels } from '../host-mocks/render/comparePictures';
import { rasterize } from '../support/onNode';
import { oracleDocuments, type OracleDocument } from './oracles';
import { Scores, type Score } from './Score';

/** A player that is neither Adobe's nor this project's, and the command that makes it draw first frames. */
interface Player {
  /** The kind of documents that it plays, and the published file beside them. */
  kind: 'swf' | 'createjs';
  published: string;
  /** The variable of the environment that names the folder of its npm package. */
  variable: 'RUFFLE' | 'CREATEJS';
  script: string;
  /** Arguments for a published file and the picture to write. */
  arguments(published: string, picture: string): string[];
}

const PLAYERS: readonly Player[] = [
  {
    kind: 'swf',
    published: 'published.swf',
    variable: 'RUFFLE',
    script: 'play_swf.mjs',
    arguments: (published, picture) => [published, '1', picture],
  },
  {
    kind: 'createjs',
    published: 'published.js',
    variable: 'CREATEJS',
    script: 'play_createjs.mjs',
    arguments: (published, picture) => [published, '--frames', '1', '--clips', 'first', '--out', picture],
  },
];

/** Documents whose pictures say nothing about this host, and why. */
export const UNJUDGED: Record<string, string> = {
  'swf/acid-text-5': 'texts in a face that is not at hand',
  'createjs/animation': 'its bitmap is missing beside the script',
  'createjs/color_effects': 'its sprite sheet is missing beside the script',
  'createjs/image': 'its sprite sheet is missing beside the script',
  'createjs/lower-third': 'a stage without background, on whose page the script stands',
};

const tools = path.resolve(__dirname, '../../../shared/frames/tools');
const root = path.resolve(__dirname, '../..');

/** The share of pixels that may differ. */
const LIMIT = 0.02;

/** How often a player may try. */
const ATTEMPTS = 3;

/** True for a player whose folder the environment names. */
function isGiven(variable: Player['variable']): boolean {
  return (process.env[variable] ?? '') !== '';
}

/** True where at least one of the players and a browser for it are at hand. */
export const hasPlayers = PLAYERS.some(({ variable }) => isGiven(variable));

/** First frames as players draw what Adobe published of the documents. */
export function scorePlayers(): Score[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-players-'));
  try {
    return PLAYERS.filter(({ variable }) => isGiven(variable)).flatMap((player) =>
      oracleDocuments(player.kind).flatMap((document) => scorePlayer(player, document, folder)),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function scorePlayer(player: Player, document: OracleDocument, folder: string): Score[] {
  const name = `${player.kind}/${document.name}`;
  const published = path.join(document.folder, player.published);
  if (name in UNJUDGED || !fs.existsSync(published)) return [];
  const picture = path.join(folder, `${player.kind}-${document.name}.png`);
  const play = [path.join(tools, player.script), ...player.arguments(published, picture)];
  const scores = new Scores(`players/${name}`);
  let share = 1;
  // A busy machine takes pictures before the player has drawn.
  for (let attempt = 0; attempt < ATTEMPTS && share > LIMIT; attempt++) {
    spawnSync(process.execPath, play, { cwd: root, timeout: 60_000 });
    if (fs.existsSync(picture)) share = shareOff(document, PNG.sync.read(fs.readFileSync(picture)));
  }
  scores.of('first picture').count(share <= LIMIT, `${(share * 100).toFixed(1)} % of the pixels`);
  return scores.all;
}

function shareOff(document: OracleDocument, expected: PNG): number {
  const host = openHost(document.path);
  const drawn = PNG.sync.read(Buffer.from(rasterize(host.render({ frame: 0 }))));
  host.dispose();
  return shareOfDifferentPixels(drawn, expected);
}
