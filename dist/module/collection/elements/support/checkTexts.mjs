// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isTextType } from '../../../host/texts.mjs';
import { forEach } from '../../support/forEach.mjs';

function checkTexts(method, elements) {
    forEach(method, elements, function checkText(element) {
        if (!isTextType(element.elementType))
            throw new TypeError('it is not a text; filter(":text") keeps the texts');
    });
    return elements;
}

export { checkTexts };
