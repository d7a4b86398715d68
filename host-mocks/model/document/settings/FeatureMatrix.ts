import { HostObject } from '../../../realm/HostObject';

/** `document.featureMatrix`: only its string form is known. */
export class FeatureMatrix extends HostObject {
  static override readonly className = 'FeatureMatrix';
}
