import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { openHost } from '../../app/index';
import { shareOfDifferentPixels } from '../output/svg/comparePictures';
import { chromiumPath, webglChromiumPath } from '../support/chromium';
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
  /** The folder where nothing is named. */
  usual: string;
  script: string;
  /** The path of a Chromium in which it draws; undefined where there is none. */
  browser: string | undefined;
  /** True if one run plays many files, one after the other. */
  playsMany: boolean;
  /** Arguments for a published file and the picture to write. */
  arguments(published: string, picture: string): string[];
}

const tools = path.resolve(__dirname, '../../../shared/frames/tools');
const root = path.resolve(__dirname, '../..');

const PLAYERS: readonly Player[] = [
  {
    kind: 'swf',
    published: 'published.swf',
    variable: 'RUFFLE',
    usual: path.join(root, 'node_modules/@ruffle-rs/ruffle'),
    browser: webglChromiumPath,
    script: 'play_swf.mjs',
    playsMany: true,
    arguments: (published, picture) => [published, '1', picture],
  },
  {
    kind: 'createjs',
    published: 'published.js',
    variable: 'CREATEJS',
    usual: path.join(root, 'node_modules/createjs'),
    browser: chromiumPath,
    script: 'play_createjs.mjs',
    playsMany: false,
    arguments: (published, picture) => [published, '--frames', '1', '--clips', 'first', '--out', picture],
  },
];

/** Documents whose pictures say nothing about this host, and why. */
export const UNJUDGED: Record<string, string> = {
  'swf/acid-text-5': 'texts in a face that is not available',
  'createjs/animation': 'its bitmap is missing beside the script',
  'createjs/color_effects': 'its sprite sheet is missing beside the script',
  'createjs/image': 'its sprite sheet is missing beside the script',
};

/** The share of pixels that may differ. */
const LIMIT = 0.02;

/** How often a player may try. */
const ATTEMPTS = 3;

/** The folder of a player's package; undefined where it is not available. */
function packageOf({ variable, usual }: Player): string | undefined {
  const folder = process.env[variable] ?? usual;
  return folder !== '' && fs.existsSync(folder) ? folder : undefined;
}

/** The players that are available, by the variable that names them. */
export const playersAtHand = PLAYERS.filter(
  (player) => player.browser !== undefined && packageOf(player) !== undefined,
).map(({ variable }) => variable);

/** Documents that a test compares: the smaller films of each player. */
export const SLICE = 3;

/**
 * First frames as players draw what Adobe published of the documents.
 *
 * @param most - so many documents of each player, the smaller ones
 */
export function scorePlayers(
  variables: readonly Player['variable'][] = playersAtHand,
  most = Infinity,
): Score[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-players-'));
  try {
    return PLAYERS.filter(({ variable }) => variables.includes(variable)).flatMap((player) =>
      scorePlayer(player, folder, most),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function scorePlayer(player: Player, folder: string, most: number): Score[] {
  const sizeOf = (document: OracleDocument): number =>
    fs.statSync(path.join(document.folder, player.published), { throwIfNoEntry: false })?.size ?? 0;
  const all = oracleDocuments(player.kind).filter(
    (document) => !(`${player.kind}/${document.name}` in UNJUDGED) && sizeOf(document) > 0,
  );
  const small = new Set([...all].sort((one, other) => sizeOf(one) - sizeOf(other)).slice(0, most));
  const judged = all.filter((document) => small.has(document));
  const picture = ({ name }: OracleDocument): string => path.join(folder, `${player.kind}-${name}.png`);
  const shares = new Map(judged.map((document) => [document, 1]));
  // A busy machine takes pictures before the player has drawn.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const open = judged.filter((document) => (shares.get(document) ?? 1) > LIMIT);
    if (open.length === 0) break;
    play(player, open, picture);
    for (const document of open) {
      const file = picture(document);
      if (fs.existsSync(file)) shares.set(document, shareOff(document, PNG.sync.read(fs.readFileSync(file))));
    }
  }
  return judged.flatMap((document) => {
    const share = shares.get(document) ?? 1;
    const scores = new Scores(`players/${player.kind}/${document.name}`);
    scores.of('first picture').count(share <= LIMIT, `${(share * 100).toFixed(1)} % of the pixels`);
    return scores.all;
  });
}

/** Writes the pictures of the documents that the player can draw. */
function play(
  player: Player,
  documents: readonly OracleDocument[],
  picture: (document: OracleDocument) => string,
): void {
  const calls = documents.map((document) =>
    player.arguments(path.join(document.folder, player.published), picture(document)),
  );
  const env = { ...process.env, CHROMIUM: player.browser, [player.variable]: packageOf(player) };
  // The first film waits for the player to compile, which a busy machine does not do in the time that a film gets.
  for (const call of player.playsMany ? [[...calls.slice(0, 1), ...calls].flat()] : calls) {
    const command = [path.join(tools, player.script), ...call];
    spawnSync(process.execPath, command, { cwd: root, timeout: 120_000, env });
  }
}

function shareOff(document: OracleDocument, expected: PNG): number {
  const host = openHost(document.path);
  const drawn = PNG.sync.read(Buffer.from(rasterize(host.render({ frame: 0 }))));
  host.dispose();
  return shareOfDifferentPixels(drawn, expected);
}
