import type { AdobeComponentInstance, Contract } from '../../contract/adobe';
import { parametersText, readInspectables } from '../../../document/xfl/componentParameters';
import { Parameter } from './Parameter';
import { SymbolInstance, type SymbolInstanceNotDone } from './SymbolInstance';

/** Shows a component: a view of one `DOMComponentInstance`. */
export class ComponentInstance
  extends SymbolInstance
  implements Contract<AdobeComponentInstance, SymbolInstanceNotDone>
{
  static override readonly className = 'ComponentInstance';
  private source = '';
  private parameterCache: Parameter[] = [];

  /** The values of the Component inspector. */
  get parameters(): Parameter[] {
    const source = parametersText(this.node);
    if (source !== this.source) {
      this.source = source;
      this.parameterCache = readInspectables(source).map((node) => new Parameter(node, this));
    }
    return this.parameterCache;
  }
}
