import type { AvmProgram, CompiledProgram } from '../../../actionscript/avm2/Program';
import type { ScriptError } from '../../../actionscript/syntax/SourceText';
import type { Command } from '../../../film/playing/Command';
import { parseFrameScript } from '../../../film/playing/parseFrameScript';
import { AbcBlock } from './abc/AbcBlock';

/** The classes of a movie as a block of code: scripts that only play and stop. */
export function compileClasses({ timelines, roots }: AvmProgram): CompiledProgram {
  const errors: ScriptError[] = [];
  const fault = (file: string): void => {
    errors.push({ file, line: 1, column: 1, message: 'The script needs a compiler of ActionScript.' });
  };
  const models = timelines.map(({ name, base, frames, instances }) => {
    const scripts = new Map<number, readonly Command[]>();
    for (const { frame, source } of frames) {
      const commands = parseFrameScript(source.text, 3);
      if (commands) scripts.set(frame, [...(scripts.get(frame) ?? []), ...commands]);
      else fault(source.file);
    }
    return { name, base, slots: instances, scripts };
  });
  roots.forEach(fault);
  const block = errors.length > 0 ? new Uint8Array() : new AbcBlock(models).bytes;
  return { block, classes: models.map(({ name }) => name), errors };
}
