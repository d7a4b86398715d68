// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** The version of this library: the one in package.json, as the build checks. */
var version = '0.1.0';

export { version };
