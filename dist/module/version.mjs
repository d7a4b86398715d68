// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var version = '0.1.0';

export { version };
