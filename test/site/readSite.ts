import fs from 'node:fs';
import path from 'node:path';

/** An HTML page of a built site. */
export interface BuiltPage {
  /** Its address on the site: `/playground/`. */
  address: string;
  html: string;
}

/** Lists the files below a folder, as paths from there with slashes. */
export function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

export function pagesOf(folder: string): BuiltPage[] {
  return filesBelow(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      address: `/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`,
      html: fs.readFileSync(path.join(folder, name), 'utf8'),
    }));
}

/** The values of an attribute in a page. */
export function valuesOf(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value]) =>
    value
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  );
}
