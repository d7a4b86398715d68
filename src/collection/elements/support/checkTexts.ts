import { isTextType } from '../../../host/texts';
import { forEach } from '../../support/forEach';

/** Refuses elements that are not texts, before anything is changed. Host members: `elementType`. */
export function checkTexts(method: string, elements: Element[]): Text[] {
  forEach(method, elements, function checkText(element) {
    if (!isTextType(element.elementType))
      throw new TypeError('it is not a text; filter(":text") keeps the texts');
  });
  return elements as Text[];
}
