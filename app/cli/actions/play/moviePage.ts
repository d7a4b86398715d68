import { escapeText } from '../../../../output/svg/svg';

/** What the page of a movie shows. */
export interface ShownMovie {
  /** The name of the document. */
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The movie reaches no other file, no server and no script of the page. Source: Ruffle's `Config`. */
const CONFIG = {
  publicPath: './',
  autoplay: 'on',
  unmuteOverlay: 'hidden',
  splashScreen: false,
  contextMenu: 'rightClickOnly',
  letterbox: 'on',
  logLevel: 'error',
  allowScriptAccess: false,
  allowNetworking: 'none',
  openUrlMode: 'deny',
  upgradeToHttps: false,
};

/** The script of the page: it plays the movie, and sends what it traces in the order of the lines. */
export const PLAY_SCRIPT = `
const player = window.RufflePlayer.newest().createPlayer();
document.querySelector('main').append(player);
const inner = player.ruffle();
let lines = [];
let isSending = false;
async function send() {
  if (isSending) return;
  isSending = true;
  while (lines.length > 0) {
    const sent = lines.splice(0, 500);
    await fetch('trace', { method: 'POST', body: JSON.stringify(sent) }).catch(() => undefined);
  }
  isSending = false;
}
const observe = (text) => { lines.push(text); send(); };
inner.traceObserver = observe;
new EventSource('alive');
inner.load({ url: 'movie.swf' }).then(() => { inner.traceObserver = observe; });
`;

/** What the page does before Ruffle is loaded. */
export const SETTINGS_SCRIPT = `window.RufflePlayer = { config: ${JSON.stringify(CONFIG)} };`;

/** What the page may load: only what its server has. Ruffle makes styles in its own shadow tree, and WebAssembly. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data: blob:',
  'media-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function moviePage({ name, width, height }: ShownMovie): string {
  const title = escapeText(name);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>
body { margin: 0; background: #222 }
ruffle-player { display: block; margin: auto; width: min(100vw, ${Math.round(width)}px); height: min(100vh, ${Math.round(height)}px) }
</style>
<main></main>
<noscript>${title}: this page needs JavaScript.</noscript>
<script src="settings.js"></script>
<script src="ruffle.js"></script>
<script src="play.js"></script>
`;
}
