import { LEAST_UPPER_BOUND, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { decodeText } from '../../platform/decodeText';
import type { Disk } from '../../platform/Disk';
import type { Paths } from '../../platform/Paths';
import type { StackFrame } from './StackFrame';

const LINK = /\/\/[#@] sourceMappingURL=(\S+)\s*$/;
const INLINE = /^data:application\/json[^,]*;base64,/;

interface Opened {
  tracer: TraceMap;
  folder: string;
}

/** Maps positions in built scripts to their sources, with the source maps next to the scripts. */
export class SourceMaps {
  private readonly opened = new Map<string, Opened | undefined>();

  constructor(
    private readonly disk: Disk,
    private readonly paths: Paths,
  ) {}

  /** The frame in the source; the same frame if there is no map, or the map does not cover the position. */
  toSource(frame: StackFrame): StackFrame {
    const map = this.open(frame.file);
    if (!map) return frame;
    const { tracer, folder } = map;
    const { line, column } = frame;
    const original =
      column === undefined
        ? originalPositionFor(tracer, { line, column: 0, bias: LEAST_UPPER_BOUND })
        : originalPositionFor(tracer, { line, column: column - 1 });
    if (original.source === null) return frame;
    const file = this.paths.resolve(folder, original.source);
    return { name: frame.name, file, line: original.line, column: original.column + 1 };
  }

  private open(file: string): Opened | undefined {
    if (!this.opened.has(file)) this.opened.set(file, this.read(file));
    return this.opened.get(file);
  }

  /** A map that cannot be read is ignored: it must not hide the error of the script. */
  private read(file: string): Opened | undefined {
    try {
      const [, link = `${this.paths.basename(file)}.map`] = LINK.exec(decodeText(this.disk.read(file))) ?? [];
      const inline = INLINE.exec(link);
      if (inline) return this.trace(atob(link.slice(inline[0].length)), file);
      const map = this.paths.resolve(this.paths.dirname(file), decodeURIComponent(link));
      return this.disk.exists(map) ? this.trace(decodeText(this.disk.read(map)), map) : undefined;
    } catch {
      return undefined;
    }
  }

  private trace(json: string, beside: string): Opened {
    return { tracer: new TraceMap(json), folder: this.paths.dirname(beside) };
  }
}
