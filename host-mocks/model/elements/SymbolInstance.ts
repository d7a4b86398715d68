import { assign } from '../../../document/xfl/assign';
import { INSTANCE } from '../../../document/xfl/schema/instanceSchema';
import type { AdobeSymbolInstance, Contract } from '../../contract/adobe';
import { HostError } from '../../../document/checks/HostError';
import { checkChoice } from '../../../document/checks/checkValue';
import { isInSpace } from '../../../document/xfl/nodeSpace';
import { DisplayInstance } from './DisplayInstance';
import type { InstanceNotDone } from './Instance';

/** Instances have items, and filters the properties of their kind; tint is read only; only graphics have frames. */
export type SymbolInstanceNotDone =
  | InstanceNotDone
  | 'filters'
  | 'tintColor'
  | 'tintPercent'
  | 'firstFrame'
  | 'loop';

const SYMBOL_TYPES = ['button', 'movie clip', 'graphic'] as const;

/** Adobe's reference has the first three; the others come with newer versions of the host. */
const LOOPS = ['loop', 'play once', 'single frame', 'loop reverse', 'play once reverse'] as const;

/** Shows a symbol: a view of one `DOMSymbolInstance`. */
export class SymbolInstance
  extends DisplayInstance
  implements Contract<AdobeSymbolInstance, SymbolInstanceNotDone>
{
  static override readonly className: string = 'SymbolInstance';

  /** The behaviour of the instance; that of its item may differ. */
  get symbolType(): string {
    return INSTANCE.symbolType.read(this.node);
  }
  set symbolType(value: string) {
    const type = checkChoice('SymbolInstance.symbolType', value, SYMBOL_TYPES);
    if (type === this.symbolType) return;
    const { symbolType, loop, firstFrame, lastFrame } = INSTANCE;
    symbolType.write(this.node, type);
    for (const { name } of [loop, firstFrame, lastFrame]) this.node.setAttr(name, null);
    // Documents name the loop of every graphic, the default too.
    if (type === 'graphic') this.node.setAttr(loop.name, loop.initial);
  }

  /** The first frame of a graphic, from 0; undefined for other types, where it cannot be set. */
  get firstFrame(): number | undefined {
    return this.isGraphic ? INSTANCE.firstFrame.read(this.node) : undefined;
  }
  set firstFrame(value: number | undefined) {
    if (!this.isPlayed('firstFrame')) return;
    assign(this.node, INSTANCE.firstFrame, 'SymbolInstance.firstFrame', value);
  }
  /**
   * The last frame that a graphic plays, from 0; -1 for the end of the symbol. Undefined for other types. The reference
   * does not list it.
   */
  get lastFrame(): number | undefined {
    return this.isGraphic ? INSTANCE.lastFrame.read(this.node) : undefined;
  }
  set lastFrame(value: number | undefined) {
    if (!this.isPlayed('lastFrame')) return;
    assign(this.node, INSTANCE.lastFrame, 'SymbolInstance.lastFrame', value);
  }
  /** The loop mode of a graphic; undefined for other types, where it cannot be set. */
  get loop(): string | undefined {
    return this.isGraphic ? INSTANCE.loop.read(this.node) : undefined;
  }
  set loop(value: string | undefined) {
    if (!this.isPlayed('loop')) return;
    this.node.setAttr(INSTANCE.loop.name, checkChoice('SymbolInstance.loop', value, LOOPS));
  }

  get buttonTracking(): string {
    return INSTANCE.trackAsMenu.read(this.node) ? 'menu' : 'button';
  }
  set buttonTracking(value: string) {
    const tracking = checkChoice('SymbolInstance.buttonTracking', value, ['button', 'menu'] as const);
    if (this.symbolType === 'button') INSTANCE.trackAsMenu.write(this.node, tracking === 'menu');
  }

  get bitmapRenderMode(): string {
    if (INSTANCE.exportAsBitmap.read(this.node)) return 'export';
    return this.cacheAsBitmap ? 'cache' : 'none';
  }
  set bitmapRenderMode(value: string) {
    const mode = checkChoice('SymbolInstance.bitmapRenderMode', value, ['none', 'cache', 'export'] as const);
    INSTANCE.exportAsBitmap.write(this.node, mode === 'export');
    INSTANCE.cacheAsBitmap.write(this.node, mode === 'cache');
  }

  get is3D(): boolean {
    return isInSpace(this.node);
  }

  private get isGraphic(): boolean {
    return this.symbolType === 'graphic';
  }

  /** Setting it on other instances has no effect, as in the host; a warning reports it. */
  private isPlayed(member: string): boolean {
    if (this.isGraphic) return true;
    const fault = `SymbolInstance.${member}: only graphics have it, and this is a ${this.symbolType}`;
    // Recorded in CS6; scripts for Animate set it whatever is selected.
    if (this.document.switches.era === 'cs6') throw new HostError(fault);
    this.document.warn(fault);
    return false;
  }
}
