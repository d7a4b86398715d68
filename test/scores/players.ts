import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { openHost } from '../../app/index';
import { shareOfDifferentPixels } from '../output/svg/comparePictures';
import { chromiumPath } from '../support/chromium';
import { rasterize } from '../support/onNode';
import { hasRuffle, RufflePlayer } from '../support/RufflePlayer';
import { oracleDocuments, type OracleDocument } from './oracles';
import { Scores, type Score } from './Score';

/** A player that is neither Adobe's nor this project's. */
interface Player {
  /** The kind of documents that it plays, and the published file beside them. */
  kind: 'swf' | 'createjs';
  published: string;
  /** Whether it can be used here. */
  isAtHand: boolean;
  /** The share of pixels in which each document's first picture differs from the host's. */
  sharesOff(documents: readonly OracleDocument[], folder: string): Promise<Map<OracleDocument, number>>;
}

const tools = path.resolve(__dirname, '../../../shared/frames/tools');
const root = path.resolve(__dirname, '../..');
const { CREATEJS = path.join(root, 'node_modules/createjs') } = process.env;

const PLAYERS = {
  RUFFLE: {
    kind: 'swf',
    published: 'published.swf',
    // Python stops the films.
    isAtHand: hasRuffle && spawnSync('python3', ['--version']).status === 0,
    sharesOff: sharesOffRuffle,
  },
  CREATEJS: {
    kind: 'createjs',
    published: 'published.js',
    isAtHand: chromiumPath !== undefined && CREATEJS !== '' && fs.existsSync(CREATEJS),
    sharesOff: sharesOffCreateJs,
  },
} as const satisfies Record<string, Player>;

/** The name of a player, and of the variable of the environment that names the folder of its npm package. */
type PlayerName = keyof typeof PLAYERS;

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

/** The players that are available. */
export const playersAtHand = (Object.keys(PLAYERS) as PlayerName[]).filter((name) => PLAYERS[name].isAtHand);

/** Documents that a test compares: the smaller films of each player. */
export const SLICE = 3;

/**
 * First frames as players draw what Adobe published of the documents.
 *
 * @param most - so many documents of each player, the smaller ones
 */
export async function scorePlayers(
  names: readonly PlayerName[] = playersAtHand,
  most = Infinity,
): Promise<Score[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-players-'));
  try {
    const scores: Score[] = [];
    for (const name of names) scores.push(...(await scorePlayer(PLAYERS[name], folder, most)));
    return scores;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

async function scorePlayer(player: Player, folder: string, most: number): Promise<Score[]> {
  const sizeOf = (document: OracleDocument): number =>
    fs.statSync(path.join(document.folder, player.published), { throwIfNoEntry: false })?.size ?? 0;
  const all = oracleDocuments(player.kind).filter(
    (document) => !(`${player.kind}/${document.name}` in UNJUDGED) && sizeOf(document) > 0,
  );
  const small = new Set([...all].sort((one, other) => sizeOf(one) - sizeOf(other)).slice(0, most));
  const judged = all.filter((document) => small.has(document));
  const shares = await player.sharesOff(judged, folder);
  return judged.flatMap((document) => {
    const share = shares.get(document) ?? 1;
    const scores = new Scores(`players/${player.kind}/${document.name}`);
    scores.of('first picture').count(share <= LIMIT, `${(share * 100).toFixed(1)} % of the pixels`);
    return scores.all;
  });
}

/** Stops the films at their first frames, and waits until the player has drawn them. */
async function sharesOffRuffle(
  documents: readonly OracleDocument[],
  folder: string,
): Promise<Map<OracleDocument, number>> {
  const shares = new Map<OracleDocument, number>();
  const player = await RufflePlayer.start();
  try {
    for (const document of documents) {
      const movie = path.join(folder, `${document.name}.swf`);
      const freeze = [
        path.join(tools, 'freeze_swf.py'),
        path.join(document.folder, 'published.swf'),
        '1',
        movie,
      ];
      const stage = JSON.parse(execFileSync('python3', freeze, { encoding: 'utf8' })) as Stage;
      const drawn = firstPicture(document);
      await player.load(fs.readFileSync(movie), stage);
      const picture = await player.picture((shown) => shareOfDifferentPixels(drawn, shown) <= LIMIT);
      shares.set(document, shareOfDifferentPixels(drawn, picture));
    }
  } finally {
    await player.close();
  }
  return shares;
}

/** In pixels. */
interface Stage {
  width: number;
  height: number;
}

async function sharesOffCreateJs(
  documents: readonly OracleDocument[],
  folder: string,
): Promise<Map<OracleDocument, number>> {
  const shares = new Map(documents.map((document) => [document, 1]));
  const env = { ...process.env, CHROMIUM: chromiumPath, CREATEJS };
  // A busy machine takes pictures before the player has drawn.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    for (const document of documents.filter((one) => (shares.get(one) ?? 1) > LIMIT)) {
      const file = path.join(folder, `${document.name}.png`);
      const command = [path.join(tools, 'play_createjs.mjs'), path.join(document.folder, 'published.js')];
      const options = ['--frames', '1', '--clips', 'first', '--out', file];
      spawnSync(process.execPath, [...command, ...options], { cwd: root, timeout: 120_000, env });
      if (fs.existsSync(file))
        shares.set(
          document,
          shareOfDifferentPixels(firstPicture(document), PNG.sync.read(fs.readFileSync(file))),
        );
    }
  }
  return Promise.resolve(shares);
}

function firstPicture(document: OracleDocument): PNG {
  const host = openHost(document.path);
  const drawn = PNG.sync.read(Buffer.from(rasterize(host.render({ frame: 0 }))));
  host.dispose();
  return drawn;
}
