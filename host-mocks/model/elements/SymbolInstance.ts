import type { AdobeSymbolInstance, Contract } from '../../contract/adobe';
import { checkChoice, checkNumber } from '../../realm/checkValue';
import { readFlag, readInteger, readText } from '../xfl/attributes';
import { standsInSpace } from '../xfl/nodeSpace';
import { DisplayInstance } from './DisplayInstance';
import type { InstanceNotDone } from './Instance';

/** Instances have items, and filters the properties of their kind; tint is read only; graphics alone have frames. */
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
    return readText(this.node, 'symbolType', 'movie clip');
  }
  set symbolType(value: string) {
    const type = checkChoice('SymbolInstance.symbolType', value, SYMBOL_TYPES);
    if (type === this.symbolType) return;
    this.node.setAttr('symbolType', type === 'movie clip' ? null : type);
    for (const name of ['loop', 'firstFrame', 'lastFrame']) this.node.setAttr(name, null);
    if (type === 'graphic') this.node.setAttr('loop', 'loop');
  }

  /** Of graphics, from 0; undefined for other types, whose frame cannot be set. */
  get firstFrame(): number | undefined {
    return this.isGraphic ? readInteger(this.node, 'firstFrame') : undefined;
  }
  set firstFrame(value: number | undefined) {
    if (!this.isPlayed('firstFrame')) return;
    const frame = Math.trunc(checkNumber('SymbolInstance.firstFrame', value, 0));
    this.node.setAttr('firstFrame', frame === 0 ? null : String(frame));
  }
  /**
   * Of graphics, the last frame that plays, from 0; -1 for the end of the symbol. Undefined for other types. The reference
   * does not list it.
   */
  get lastFrame(): number | undefined {
    return this.isGraphic ? readInteger(this.node, 'lastFrame', -1) : undefined;
  }
  set lastFrame(value: number | undefined) {
    if (!this.isPlayed('lastFrame')) return;
    const frame = Math.trunc(checkNumber('SymbolInstance.lastFrame', value, -1));
    this.node.setAttr('lastFrame', frame === -1 ? null : String(frame));
  }
  /** Of graphics; undefined for other types, whose loop cannot be set. */
  get loop(): string | undefined {
    return this.isGraphic ? readText(this.node, 'loop', 'loop') : undefined;
  }
  set loop(value: string | undefined) {
    if (!this.isPlayed('loop')) return;
    this.node.setAttr('loop', checkChoice('SymbolInstance.loop', value, LOOPS));
  }

  get buttonTracking(): string {
    return readFlag(this.node, 'trackAsMenu') ? 'menu' : 'button';
  }
  set buttonTracking(value: string) {
    const tracking = checkChoice('SymbolInstance.buttonTracking', value, ['button', 'menu'] as const);
    if (this.symbolType === 'button') this.node.setAttr('trackAsMenu', tracking === 'menu' ? 'true' : null);
  }

  get bitmapRenderMode(): string {
    if (readFlag(this.node, 'exportAsBitmap')) return 'export';
    return this.cacheAsBitmap ? 'cache' : 'none';
  }
  set bitmapRenderMode(value: string) {
    const mode = checkChoice('SymbolInstance.bitmapRenderMode', value, ['none', 'cache', 'export'] as const);
    this.node.setAttr('exportAsBitmap', mode === 'export' ? 'true' : null);
    this.node.setAttr('cacheAsBitmap', mode === 'cache' ? 'true' : null);
  }

  get is3D(): boolean {
    return standsInSpace(this.node);
  }

  private get isGraphic(): boolean {
    return this.symbolType === 'graphic';
  }

  /** Setting it on other instances has no effect, as in the host; a warning says so. */
  private isPlayed(member: string): boolean {
    if (!this.isGraphic)
      this.document.warn(`SymbolInstance.${member}: only graphics have it, and this is a ${this.symbolType}`);
    return this.isGraphic;
  }
}
