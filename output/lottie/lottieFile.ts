import type { Film } from '../../film/Film';
import type { ExportedFile } from '../formats/ExportedFile';
import { EXPORTING_PROGRAM } from '../formats/exportingProgram';
import type { ExportSubject } from '../pictures/ExportSubject';
import type { Platform } from '../../platform/Platform';
import type { Loss } from '../published/PublishOutcome';
import { zipFiles } from '../published/zipFiles';
import type { LottieAnimation, LottieAsset } from './LottieObjects';
import { publishLottie, type LottieOptions } from './publishLottie';

/** A file of a Lottie animation, and what it does not keep. */
export interface LottieFile {
  readonly file: ExportedFile;
  readonly losses: readonly Loss[];
}

/**
 * A scene or a symbol as `.json`, or as a package `.lottie` with its bitmaps beside it.
 *
 * @param base - the path without its ending
 * @throws as `publishLottie` does
 */
export function lottieFile(
  film: Film,
  subject: ExportSubject,
  base: string,
  { isPackage = false, ...options }: LottieOptions & { isPackage?: boolean } = {},
): LottieFile {
  const { animation, losses } = publishLottie(film, subject, options);
  const file = isPackage
    ? { path: `${base}.lottie`, content: packed(animation, film.platform) }
    : { path: `${base}.json`, content: `${JSON.stringify(animation)}\n` };
  return { file, losses };
}

/** The name of the one animation in a package. */
const ID = 'animation';

const ENDINGS: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' };

/** A package of dotLottie, version 1, which all its readers know. The same animation gives the same bytes. */
function packed(animation: LottieAnimation, platform: Platform): Uint8Array {
  const text = (content: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(content));
  const manifest = {
    version: '1.0',
    generator: `${EXPORTING_PROGRAM.home} ${EXPORTING_PROGRAM.version}`,
    animations: [{ id: ID, loop: true, autoplay: true, speed: 1 }],
  };
  const images: [string, Uint8Array][] = [];
  const assets = animation.assets.map((asset) => unpackedImage(asset, images));
  return zipFiles(platform, `${animation.nm}.lottie`, [
    ['manifest.json', text(manifest)],
    [`animations/${ID}.json`, text({ ...animation, assets })],
    ...images.map(([name, bytes]) => [`images/${name}`, bytes] as const),
  ]);
}

function unpackedImage(asset: LottieAsset, images: [string, Uint8Array][]): LottieAsset {
  const [, type, data] =
    typeof asset.p === 'string' ? (/^data:([^;]+);base64,(.*)$/.exec(asset.p) ?? []) : [];
  if (type === undefined || data === undefined) return asset;
  const p = `image_${asset.id}.${ENDINGS[type] ?? 'png'}`;
  images.push([p, Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]);
  return { ...asset, u: '/images/', p, e: 0 };
}
