// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const SAVED_MARK = '\u0001saved\u0001';

exports.SAVED_MARK = SAVED_MARK;
