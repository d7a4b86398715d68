import type { Film } from '../../../film/Film';
import type { Loss } from '../../published/PublishOutcome';

/** What a document brings for its page. */
export interface DocumentScripts {
  /** JavaScript that the page runs before the film is built. */
  readonly scripts: readonly string[];
  /** The HTML that the page is made of; undefined for none of its own. */
  readonly template: string | undefined;
  readonly losses: readonly Loss[];
}

/** The folder of a document that holds its template. Source: a public document beside its page. */
const TEMPLATES = /^publishtemplates\/[^/]+\.html?$/i;

/** What the settings name where the page is made as always. */
const PLAIN = 'Default Template';

/** Reads the global scripts and the page template of a document. Nothing is run. */
export function readDocumentScripts(film: Film): DocumentScripts {
  const losses: Loss[] = [];
  const lose = (what: string): void => {
    losses.push({ where: 'global scripts', what });
  };
  const scripts: string[] = [];
  for (const { list, tag, language, text } of film.properties.scripts) {
    if (list !== 'GlobalScripts' || tag !== 'Script')
      lose(`What the document calls ${tag} is left out: how a page takes it is not known.`);
    else if (!film.isCanvas || !/^javascript$/i.test(language))
      lose('The script is left out: players run JavaScript only.');
    else if (text !== '') scripts.push(text);
  }
  return { scripts, template: readTemplate(film), losses };
}

/** How many scripts of the document a page runs: a template holds any number, and counts as one. */
export function countScripts({ scripts, template }: DocumentScripts): number {
  return scripts.length + (template === undefined ? 0 : 1);
}

/** The same without code of the document: its page is the usual one. */
export function withoutScripts({ scripts, template, losses }: DocumentScripts): DocumentScripts {
  const dropped: Loss[] = [];
  if (scripts.length > 0)
    dropped.push({ where: 'global scripts', what: 'The scripts are left out, as asked for.' });
  if (template !== undefined)
    dropped.push({
      where: 'template of the page',
      what: 'The template is left out, as asked for: it may hold scripts.',
    });
  return { scripts: [], template: undefined, losses: [...losses, ...dropped] };
}

function readTemplate({ files, publishing }: Film): string | undefined {
  const title = publishing.readCanvas('templateTitle');
  if (title === undefined || title === PLAIN) return undefined;
  const name = files.container.names().find((path) => TEMPLATES.test(path));
  return name === undefined ? undefined : new TextDecoder().decode(files.bytes(name));
}
