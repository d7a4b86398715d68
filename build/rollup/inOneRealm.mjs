/** The file that prepares a realm apart from that of the program, and all that only this needs. */
const FILE = /[\\/]host-mocks[\\/]scripts[\\/]prepareRealm\.ts$/;

/**
 * A Rollup plugin that leaves out what prepares further realms: `createWorld` of a browser makes none, which a bundler
 * cannot know.
 * @returns {import('rollup').Plugin}
 */
export function inOneRealm() {
  return {
    name: 'in-one-realm',
    load(id) {
      return FILE.test(id) ? 'export function prepareRealm() {}' : null;
    },
  };
}
