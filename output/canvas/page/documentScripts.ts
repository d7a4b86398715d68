import type { Film } from '../../../film/Film';
import type { DocumentScript } from '../../../film/records/FilmDocument';
import type { Loss, PublishedFile } from '../../published/PublishOutcome';
import { FilesBeside } from './FilesBeside';
import { ScriptFiles, type IncludedScript, type ScriptOptions } from './ScriptFiles';
import { templateFiles } from './templateFiles';

/** What a document brings for its page. */
export interface DocumentScripts {
  /** Files and addresses that the page includes, before the film's script. */
  readonly included: readonly IncludedScript[];
  /** JavaScript that the page runs before the film is built, after the film's script. */
  readonly scripts: readonly string[];
  /** Copies of the included files, and of those that the template names. */
  readonly files: readonly PublishedFile[];
  /** The HTML that the page is made of; undefined for none of its own. */
  readonly template: string | undefined;
  readonly losses: readonly Loss[];
}

/** The folder of a document that holds its template. Source: a public document beside its page. */
const TEMPLATES = /^publishtemplates\/[^/]+\.html?$/i;

/** What the settings name where the page is made as always. */
const PLAIN = 'Default Template';

/** An address that a page may load a script from. */
const ADDRESS = /^(?:https?:)?\/\/|^[^:]*$/i;

/**
 * Reads the global scripts and the page template of a document. Nothing is run. Files are read in the document's folder
 * only; addresses are linked, not requested.
 *
 * @throws LimitError for a file that is too large
 */
export function readDocumentScripts(film: Film, options: ScriptOptions = {}): DocumentScripts {
  const losses: Loss[] = [];
  const lose = (what: string): void => {
    losses.push({ where: 'global scripts', what });
  };
  const files = new ScriptFiles(film, options);
  const scripts: string[] = [];
  const included: IncludedScript[] = [];
  for (const script of film.properties.scripts) {
    const { source, text } = script;
    const why = reasonAgainst(script, film);
    if (why !== undefined) lose(why);
    else if (source) include(source, files, included, lose);
    else if (text !== '') scripts.push(text);
  }
  const template = readTemplate(film);
  const own = template === undefined ? [] : readTemplateFiles(template, film, options, losses);
  return { included, scripts, files: [...files.copies, ...own], template, losses };
}

function include(
  { kind, written }: NonNullable<DocumentScript['source']>,
  files: ScriptFiles,
  included: IncludedScript[],
  lose: (what: string) => void,
): void {
  if (kind === 'file') {
    const script = files.include(written);
    if (script) included.push(script);
    else lose(files.whyNot(written));
  } else if (ADDRESS.test(written)) included.push({ address: written });
  else lose(`The script "${written}" is left out: pages load scripts from addresses of the web only.`);
}

function reasonAgainst({ list, tag, language }: DocumentScript, film: Film): string | undefined {
  if (list !== 'GlobalScripts' || tag !== 'Script')
    return `What the document calls ${tag} is left out: how a page takes it is not known.`;
  if (!film.isCanvas || !/^javascript$/i.test(language))
    return 'The script is left out: players run JavaScript only.';
  return undefined;
}

/** How many scripts of the document a page runs: a template holds any number, and counts as one. */
export function countScripts({ included, scripts, template }: DocumentScripts): number {
  return included.length + scripts.length + (template === undefined ? 0 : 1);
}

/** The same without code of the document: its page is the usual one. */
export function withoutScripts({ included, scripts, template, losses }: DocumentScripts): DocumentScripts {
  const dropped: Loss[] = [];
  if (included.length + scripts.length > 0)
    dropped.push({ where: 'global scripts', what: 'The scripts are left out, as asked for.' });
  if (template !== undefined)
    dropped.push({
      where: 'template of the page',
      what: 'The template is left out, as asked for: it may hold scripts.',
    });
  return { included: [], scripts: [], files: [], template: undefined, losses: [...losses, ...dropped] };
}

function readTemplateFiles(
  template: string,
  film: Film,
  { folder, sources }: ScriptOptions,
  losses: Loss[],
): PublishedFile[] {
  const beside = new FilesBeside(film, sources);
  return templateFiles(template, beside, folder === undefined, (what) =>
    losses.push({ where: 'template of the page', what }),
  );
}

function readTemplate({ files, publishing }: Film): string | undefined {
  const title = publishing.readCanvas('templateTitle');
  if (title === undefined || title === PLAIN) return undefined;
  const name = files.container.names().find((path) => TEMPLATES.test(path));
  return name === undefined ? undefined : new TextDecoder().decode(files.bytes(name));
}
