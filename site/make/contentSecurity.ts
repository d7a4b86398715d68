import { createHash } from 'node:crypto';

/** Elements of SVG and highlighted code have style attributes; nothing else is allowed to come from anywhere else. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The page with a policy for what it may load and run: files of this site, and the inline scripts that it has now. */
export function withPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code]) => code,
  );
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const policy = [...POLICY, ["script-src 'self'", ...hashes].join(' ')].join('; ');
  return html.replace(
    '<head>',
    `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
