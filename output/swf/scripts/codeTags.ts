import { compileAvm2 } from '../../../actionscript/avm2/compileAvm2';
import type { CodeBlock } from '../../../actionscript/avm2/Program';
import { readLinks } from '../../../actionscript/avm2/readLinks';
import { ByteWriter } from '../../../platform/ByteWriter';
import type { CodeTag } from '../merging/LinkedMovie';
import type { Exported } from '../merging/Linking';
import type { MovieLibraries } from '../merging/MovieLibraries';
import type { MovieClasses } from './MovieClasses';
import type { MovieProblems } from './MovieProblems';

/** What the code of a movie in ActionScript 3 is made of. */
interface CodeParts {
  readonly classes: MovieClasses;
  readonly libraries: MovieLibraries;
  readonly problems: MovieProblems;
}

/** ABC is read when a class is first needed. */
const LAZY = 1;

/**
 * The code of a movie, after that of the libraries that it needs, and what these export.
 *
 * @param items - what the movie itself exports
 * @param isLibrary - true makes a block of each file
 */
export function codeTags(
  items: readonly Exported[],
  { classes, libraries, problems }: CodeParts,
  isLibrary = false,
): { tags: CodeTag[]; exported: readonly Exported[] } {
  const { isNeeded } = classes;
  const compiled = isNeeded
    ? compileAvm2({ ...classes.program(), isSplit: isLibrary })
    : { blocks: [], classes: [], errors: [] };
  problems.addErrors(compiled.errors);
  const links = libraries.isEmpty ? [] : compiled.blocks.map(({ bytes }) => readLinks(bytes));
  const movie = {
    own: new Map(items.map(([id, name]) => [name, id] as const)),
    defined: new Set(compiled.classes),
  };
  const needed = links.flatMap(({ needs, candidates }) => [...needs.keys(), ...candidates]);
  const { tags, exported } = libraries.link(needed, movie, isNeeded);
  return { tags: [...(isLibrary ? tags.map(namedTag) : tags), ...compiled.blocks.map(codeTag)], exported };
}

/** A catalog finds blocks by their names: one without has that of what it defines first. */
function namedTag(code: CodeTag): CodeTag {
  const [first = ''] = code.name === '' ? readLinks(code.block).definitions : [];
  return first === '' ? code : codeTag({ name: first.replaceAll('.', '/'), bytes: code.block });
}

function codeTag({ name, bytes }: CodeBlock): CodeTag {
  return { name, block: bytes, body: new ByteWriter().u32(LAZY).text(name).raw(bytes).written };
}
