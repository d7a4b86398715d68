import { leafOf, packageOf, PlayerApi } from '../../../actionscript/avm2/PlayerApi';
import { readLinks, type CodeLinks } from '../../../actionscript/avm2/readLinks';
import { checkCount, MAX_SOURCES_BYTES } from '../../../geometry/claims';
import { quoteAttribute } from '../../../document/notation/escapeXml';
import type { CodeTag } from '../merging/LinkedMovie';

/** A symbol that a program shows in its list of components. */
export interface CatalogComponent {
  /** With its package. */
  readonly className: string;
  readonly name: string;
}

/** What a catalog is made of. */
export interface CatalogContent {
  /** The blocks of code of the movie: each has a name. */
  readonly code: readonly CodeTag[];
  readonly components: readonly CatalogComponent[];
  /** Another number for other content: compilers read a library anew when it changes. */
  readonly stamp: number;
}

/** The movie of a library. */
export const LIBRARY_MOVIE = 'library.swf';

/** Namespaces of the player that have a name, by their addresses. Source: Adobe's reference. */
const PLAYER_SPACES: Readonly<Record<string, string>> = {
  'http://www.adobe.com/2006/actionscript/flash/proxy': 'flash.utils.flash_proxy',
};

/**
 * The catalog of a library: what each block of code defines, and what it needs of others, so that a compiler takes the
 * blocks that a program needs. Source of the form: SWC files of Flash CS5 and CS6, and of Flex 4.
 */
export function writeCatalog({ code, components, stamp }: CatalogContent): string {
  let characters = 0;
  const scripts = code.map((tag) => {
    const links = readLinks(tag.block);
    for (const name of [...links.needs.keys(), ...links.candidates]) characters += name.length;
    checkCount('The library', characters, MAX_SOURCES_BYTES, 'characters of names');
    return { tag, links };
  });
  const own = new Set(scripts.flatMap(({ links }) => links.definitions));
  const spaces = new Map([
    ...Object.entries(PLAYER_SPACES),
    ...scripts.flatMap(({ links }) => [...links.spaces]),
  ]);
  const player = new PlayerApi();
  const isThere = (name: string): boolean => own.has(name) || player.find(name) !== undefined;
  const isListed = (name: string): boolean =>
    own.has(name) || player.inPackage(packageOf(name), leafOf(name)) !== undefined;
  const hasComponents = components.length > 0;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<swc xmlns="http://www.adobe.com/flash/swccatalog/9">',
    '  <versions>',
    '    <swc version="1.2" />',
    '  </versions>',
    '  <features>',
    '    <feature-script-deps />',
    ...(hasComponents ? ['    <feature-components />'] : []),
    '  </features>',
    ...(hasComponents ? ['  <components>', ...components.map(componentLine), '  </components>'] : []),
    '  <libraries>',
    `    <library path="${LIBRARY_MOVIE}">`,
    ...scripts.flatMap(({ tag, links }) => [
      `      <script name=${quoteAttribute(tag.name)} mod="${stamp}">`,
      ...links.definitions.map((name) => `        <def id=${quoteAttribute(idOf(name))} />`),
      ...dependencies(links, { isThere, isListed, spaces }),
      '      </script>',
    ]),
    '    </library>',
    '  </libraries>',
    '</swc>',
    '',
  ].join('\n');
}

function componentLine({ className, name }: CatalogComponent): string {
  return `    <component className=${quoteAttribute(idOf(className))} name=${quoteAttribute(name)} />`;
}

/** What a script needs: names in its code first, what it extends last, as Adobe's programs write it. */
function dependencies(
  { definitions, needs, candidates, addresses }: CodeLinks,
  known: {
    isThere: (name: string) => boolean;
    isListed: (name: string) => boolean;
    spaces: ReadonlyMap<string, string>;
  },
): string[] {
  const types = new Map<string, string>();
  for (const name of candidates) if (known.isListed(name)) types.set(name, 'e');
  for (const [name, type] of needs) if (known.isThere(name)) types.set(name, type);
  types.set('AS3', 'n');
  for (const address of addresses) {
    const name = known.spaces.get(address);
    if (name !== undefined) types.set(name, 'n');
  }
  for (const name of definitions) types.delete(name);
  const ordered = ['e', 's', 'n', 'i'].flatMap((type) => [...types].filter(([, each]) => each === type));
  return ordered.map(([name, type]) => `        <dep id=${quoteAttribute(idOf(name))} type="${type}" />`);
}

/** A name as catalogs write it: `flash.display:MovieClip`. */
function idOf(name: string): string {
  return name.replace(/\.([^.]*)$/, ':$1');
}
