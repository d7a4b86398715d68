import { unzipSync } from 'fflate';
import { readAbc, type AbcBlockFacts } from '../../../support/readAbc';
import { readSwf, type SwfMovie } from '../../../support/readSwf';

/** A script of a catalog: what it defines, and what it needs, by its reason. */
export interface CatalogScript {
  name: string;
  mod: string;
  definitions: string[];
  needs: Map<string, string>;
}

export interface ReadSwc {
  scripts: CatalogScript[];
  components: { className: string; name: string }[];
  movie: SwfMovie;
  /** Blocks of the movie by their names. */
  blocks: Map<string, AbcBlockFacts>;
  /** All files, by names. */
  files: string[];
}

/** Reads a SWC file by a form of its own: the catalog line by line, as elements without content but in scripts. */
export function readSwc(bytes: Uint8Array): ReadSwc {
  const files = unzipSync(bytes);
  const catalog = new TextDecoder().decode(files['catalog.xml']);
  const movie = readSwf(files['library.swf']);
  const blocks = new Map(
    movie.tags
      .filter(({ code }) => code === 82)
      .map(({ body }) => {
        const end = body.indexOf(0, 4);
        return [new TextDecoder().decode(body.subarray(4, end)), readAbc(body.subarray(end + 1))];
      }),
  );
  const scripts = [...catalog.matchAll(/<script ([^>]*)>([^]*?)<\/script>/g)].map(([, head, inner]) => ({
    name: attribute(head, 'name'),
    mod: attribute(head, 'mod'),
    definitions: tagsIn(inner, 'def').map((tag) => attribute(tag, 'id')),
    needs: new Map(tagsIn(inner, 'dep').map((tag) => [attribute(tag, 'id'), attribute(tag, 'type')])),
  }));
  const components = tagsIn(catalog, 'component').map((tag) => ({
    className: attribute(tag, 'className'),
    name: attribute(tag, 'name'),
  }));
  return { scripts, components, movie, blocks, files: Object.keys(files) };
}

function tagsIn(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`<${name} ([^>]*)/>`, 'g'))].map(([, attributes]) => attributes);
}

function attribute(tag: string, name: string): string {
  const text = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
  if (text === undefined) throw new Error(`<${tag}> has no ${name}`);
  return text
    .replace(/&lt;/g, '<')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
