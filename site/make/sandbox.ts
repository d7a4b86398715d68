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

/** The page of the frame in which scripts run: the only one that may evaluate text, and it loads nothing. */
export function sandboxPage(): string {
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}' 'unsafe-eval' blob:; worker-src blob:`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Where scripts run</title>
<script>${SCRIPT}</script>
</html>
`;
}
