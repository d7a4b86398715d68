import { HostObject } from '../../../realm/HostObject';

/** `document.featureMatrix`: nothing is known of it but how it prints. */
export class FeatureMatrix extends HostObject {
  static override readonly className = 'FeatureMatrix';
}
