import { createHash } from 'node:crypto';

/** Starts the Worker whose script comes with the first message, and passes messages on. */
const SCRIPT = `
addEventListener('message', ({ data: { code, port } }) => {
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  worker.onmessage = ({ data }) => port.postMessage({ message: data });
  worker.onerror = ({ message }) => port.postMessage({ fault: message });
  port.onmessage = ({ data }) => worker.postMessage(data);
}, { once: true });
`;

/**
 * Becomes the page that comes with the first message. Its window stays the same, and has no WebRTC, for which browsers have
 * no rule in their policies: it would send packets to any address. A frame that a film makes has it again.
 */
const FILM = `
for (const name of Object.getOwnPropertyNames(window)) if (/RTCPeerConnection$/.test(name)) delete window[name];
addEventListener('message', ({ data }) => {
  document.open();
  document.write(data);
  document.close();
}, { once: true });
`;

/** The page of the frame in which scripts run: the only one that may evaluate text, and it loads nothing. */
export function sandboxPage(): string {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}' 'unsafe-eval' blob:; worker-src blob:`;
  return framePage('Where scripts run', policy, SCRIPT);
}

/** The page of the frame in which published films play: they run their scripts, and their policy lets them load nothing. */
export function filmPage(): string {
  const own = "script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:";
  return framePage('Where films play', `default-src 'none'; ${own}`, FILM);
}

function framePage(title: string, policy: string, script: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}</title>
<script>${script}</script>
</html>
`;
}
