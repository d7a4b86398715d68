import { compileAvm2 } from '../../../actionscript/avm2/compileAvm2';
import type { AvmProgram, CompiledProgram } from '../../../actionscript/avm2/Program';

/** Compiles source files, by the full names of their classes; `Main` is the root if it is there. */
export function compileSources(
  files: Record<string, string>,
  more: Partial<AvmProgram> = {},
): CompiledProgram {
  const source = (name: string): { file: string; text: string } | undefined =>
    Object.hasOwn(files, name) ? { file: `${name}.as`, text: files[name] ?? '' } : undefined;
  return compileAvm2({
    timelines: [],
    roots: Object.hasOwn(files, 'Main') ? ['Main'] : [],
    findSource: source,
    include: source,
    ...more,
  });
}
