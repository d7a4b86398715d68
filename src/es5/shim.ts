// The members that extendscript-es5-shim gets right, one file each. Each adds itself where it is missing.
import 'extendscript-es5-shim/Object/create.js';
import 'extendscript-es5-shim/Object/defineProperty.js';
import 'extendscript-es5-shim/Object/freeze.js';
import 'extendscript-es5-shim/Object/isExtensible.js';
import 'extendscript-es5-shim/Object/isFrozen.js';
import 'extendscript-es5-shim/Object/isSealed.js';
import 'extendscript-es5-shim/Object/keys.js';
import 'extendscript-es5-shim/Object/preventExtensions.js';
import 'extendscript-es5-shim/Object/seal.js';
import 'extendscript-es5-shim/String/trim.js';
