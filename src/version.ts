/** The version of this library: the one in package.json, as the build checks. */
export const version = '0.1.0';
