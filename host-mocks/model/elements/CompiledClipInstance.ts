import type { AdobeCompiledClipInstance, Contract } from '../../contract/adobe';
import { DisplayInstance } from './DisplayInstance';
import type { InstanceNotDone } from './Instance';

/** Instances have items, filters the properties of their kind, and `tintPercent` is a number. */
type Corrected = InstanceNotDone | 'filters' | 'tintPercent';

/** Shows a compiled clip: a view of one `DOMCompiledClipInstance`. */
export class CompiledClipInstance
  extends DisplayInstance
  implements Contract<AdobeCompiledClipInstance, Corrected>
{
  static override readonly className = 'CompiledClipInstance';
}
