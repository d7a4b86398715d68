import type { Box } from '../../geometry/Box';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { DisplayMode } from '../display/DisplayMode';
import { checkNesting } from '../../document/xfl/nesting';
import type { Film } from '../Film';
import type { Dependencies } from './Dependencies';
import { startMeasurement, type Measurement } from './Measurement';

/** A box with what it was worked out from. */
export interface CachedBox {
  box: Box;
  dependencies: Dependencies;
}

/** A frame of a symbol, as it is seen from outside. */
interface SymbolFrame {
  path: string;
  timeline: XmlNode;
  frame: number;
  isMask: boolean;
  mode: DisplayMode;
}

/** Maximum number of symbols around one that is measured: an engine's stack ends at some hundreds. */
const MAX_DEPTH = 250;

/** Adds to a measurement what a symbol shows at a frame, in the symbol's coordinates. */
export type AddFrame = (timeline: XmlNode, frame: number, measurement: Measurement) => void;

/**
 * The boxes of frames of symbols, each in its symbol's coordinates: kept until a symbol or bitmap that it depends on
 * changes. Symbols may be nested in one another to any depth: what is too deep to be reached on the stack is measured
 * first.
 */
export class SymbolBoxes {
  private readonly boxes = new Map<string, CachedBox>();

  constructor(
    private readonly film: Film,
    private readonly addFrame: AddFrame,
  ) {}

  /** The box of a symbol's frame; notes what it depends on in `outer`, in which the symbol is met. */
  boxOf(path: string, timeline: XmlNode, frame: number, outer: Measurement): Box {
    const { mode, isMask, open } = outer;
    const symbol = { path, timeline, frame, isMask, mode };
    const cached = this.known(symbol);
    if (cached) {
      outer.dependencies.include(cached.dependencies);
      return cached.box;
    }
    if (open.size >= MAX_DEPTH) throw new TooDeep(() => this.measureAlone(symbol));
    const inner = { ...startMeasurement(this.film, mode), open, isMask };
    inner.dependencies.item(path);
    open.add(path);
    this.addFrame(timeline, frame, inner);
    open.delete(path);
    inner.cut.delete(path);
    for (const above of inner.cut) outer.cut.add(above);
    if (inner.cut.size === 0)
      this.boxes.set(keyOf(symbol), { box: inner.box, dependencies: inner.dependencies });
    outer.dependencies.include(inner.dependencies);
    return inner.box;
  }

  /** Measures in a mode. What is met too deep is measured by itself first; then the measurement begins again. */
  measure(mode: DisplayMode, add: (measurement: Measurement) => void): Measurement {
    for (;;) {
      const measurement = startMeasurement(this.film, mode);
      try {
        add(measurement);
        return measurement;
      } catch (error) {
        if (!(error instanceof TooDeep)) throw error;
        error.measureAlone();
      }
    }
  }

  private measureAlone(symbol: SymbolFrame): void {
    const { path, timeline, frame, isMask, mode } = symbol;
    this.measure(mode, (outer) => this.boxOf(path, timeline, frame, { ...outer, isMask }));
    // What is not known now would be too deep again, and again.
    if (!this.known(symbol)) checkNesting(Infinity, 'measured');
  }

  private known(symbol: SymbolFrame): CachedBox | undefined {
    const cached = this.boxes.get(keyOf(symbol));
    return cached?.dependencies.hold() ? cached : undefined;
  }
}

/** Thrown where a symbol is too deep in others: it has to be measured before them. */
class TooDeep extends Error {
  constructor(readonly measureAlone: () => void) {
    super('a symbol is too deep in others');
  }
}

function keyOf({ path, frame, isMask, mode }: SymbolFrame): string {
  return `${frame} ${isMask} ${mode.hidden} ${path}`;
}
