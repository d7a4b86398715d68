import { foldedName } from '../../platform/foldedName';
import { bareName } from '../../document/container/bareName';
import type { Film } from '../../film/Film';
import { noteSettings } from './noteSettings';
import { publishMedia } from './media/publishMedia';
import type { PublishedMedia } from './media/PublishedMedia';
import { urlOf } from './media/urlOf';
import { withinPage } from './media/withinPage';
import type { PublishOutcome, PublishedFile } from '../published/PublishOutcome';
import type { SourceAccess } from '../published/sources/SourceAccess';
import { copyFiles } from './components/copyFiles';
import { readCanvasSettings, type CanvasSettings } from './CanvasSettings';
import {
  countScripts,
  readDocumentScripts,
  withoutScripts,
  type DocumentScripts,
} from './page/documentScripts';
import type { PageFacts } from './page/PageFacts';
import type { ScriptOptions } from './page/ScriptFiles';
import { PLAYER } from './page/player';
import { writePage } from './page/writePage';
import { writeCanvasScript, type CanvasScript } from './writeCanvasScript';

/** How HTML5 Canvas is published, beside what the document says. */
export interface CanvasOptions {
  /** Whether the page links the player from its makers' server, or has a copy beside it; default: a copy. */
  readonly isHosted?: boolean;
  /** The page runs no script of the document, but for calls that play and stop the timeline. */
  readonly dropsScripts?: boolean;
  /** Which script files are read besides those in the folder of the document. */
  readonly sources?: SourceAccess | undefined;
  /**
   * One page that holds script and bitmaps, and no sounds; with the text of a player that is in it, too. Without, the page
   * links it. `isFitted` makes the film small enough for its window, whatever the document says.
   */
  readonly onePage?: { readonly player?: string; readonly isFitted?: boolean };
}

/**
 * A document as HTML5 Canvas: script and page, bitmaps and sounds, and the player unless the page links it. Names and
 * folders are those of the document's publish settings. Nothing of the document is run.
 *
 * @throws HostError for symbols that contain themselves and for timelines without end.
 */
export function publishCanvas(
  source: Film,
  { isHosted = false, dropsScripts = false, sources, onePage }: CanvasOptions = {},
): PublishOutcome {
  const settings = settingsOf(source, onePage);
  const film = writeCanvasScript(source, {
    name: bareName(source.name),
    loops: settings.loops,
    dropsScripts,
    media: (requests) =>
      onePage
        ? withinPage(publishMedia(source, { ...requests, sounds: [] }, settings))
        : publishMedia(source, requests, settings),
  });
  const player = onePage
    ? { address: PLAYER.address, text: onePage.player, files: [] }
    : playerOf(source, isHosted, settings);
  const { media } = film;
  const options = { folder: onePage ? undefined : settings.folders.player, sources };
  const own = pageScripts(source, dropsScripts, options);
  const shown = copyFiles(source, film.componentFiles, options);
  return {
    files: uniqueFiles([
      ...scripts(film, settings),
      ...page(film, settings, player, own),
      ...media.files,
      ...shown.files,
      ...player.files,
      ...(settings.hasPage ? own.files : []),
    ]),
    losses: [...noteSettings(source), ...film.losses, ...media.losses, ...shown.losses, ...own.losses],
    scripts: film.scripts + (settings.hasPage ? countScripts(own) : 0),
  };
}

/** A file that a template names may be one that the film has itself, such as the player. */
function uniqueFiles(files: readonly PublishedFile[]): PublishedFile[] {
  const byName = new Map<string, PublishedFile>();
  for (const file of files) {
    const name = foldedName(file.path);
    if (!byName.has(name)) byName.set(name, file);
  }
  return [...byName.values()];
}

function pageScripts(source: Film, isDropped: boolean, options: ScriptOptions): DocumentScripts {
  const own = readDocumentScripts(source, options);
  return isDropped ? withoutScripts(own) : own;
}

/** What settings must say for a film that is one page. */
const ONE_PAGE = { isScriptInPage: true, hasPage: true, hasImages: true, sheet: undefined };

function settingsOf(source: Film, onePage: CanvasOptions['onePage']): CanvasSettings {
  const settings = readCanvasSettings(source);
  if (!onePage) return settings;
  return { ...settings, ...ONE_PAGE, responsive: onePage.isFitted ? 'both' : settings.responsive };
}

function scripts(
  { script }: CanvasScript<PublishedMedia>,
  { name, isScriptInPage, hasPage }: CanvasSettings,
): PublishedFile[] {
  return isScriptInPage && hasPage ? [] : [textFile(`${name}.js`, script)];
}

function page(
  film: CanvasScript<PublishedMedia>,
  settings: CanvasSettings,
  player: PageFacts['player'],
  { included, scripts, template }: DocumentScripts,
): PublishedFile[] {
  if (!settings.hasPage) return [];
  const { script, properties, media, hasGuides, hasButtons } = film;
  const facts: PageFacts = {
    ...properties,
    settings,
    script,
    included,
    scripts,
    template,
    player,
    hasFiles: media.manifest.length > 0,
    hasSounds: media.sounds.size > 0,
    hasGuides,
    hasButtons,
  };
  return [textFile(`${settings.name}.html`, writePage(facts))];
}

/** The address of the player, and its copy. A machine without packages has no copy to give. */
function playerOf(
  { platform }: Film,
  isHosted: boolean,
  { folders, hasPage }: CanvasSettings,
): { address: string; files: PublishedFile[] } {
  const { packageFile } = platform;
  if (isHosted || !packageFile || !hasPage) return { address: PLAYER.address, files: [] };
  const path = folders.player + PLAYER.file;
  return { address: urlOf(path), files: [{ path, bytes: packageFile(PLAYER.module) }] };
}

function textFile(path: string, text: string): PublishedFile {
  return { path, bytes: new TextEncoder().encode(text) };
}
