import type { Plugin } from 'vite';

/**
 * A Vite plugin that adds files to the site which the build makes.
 *
 * @param make gives the contents by paths on the site; it is called once
 */
export function emitFiles(base: string, make: () => ReadonlyMap<string, string | Uint8Array>): Plugin {
  let made: ReadonlyMap<string, string | Uint8Array> | undefined;
  const files = (): ReadonlyMap<string, string | Uint8Array> => (made ??= make());
  return {
    name: 'files that the build makes',
    // The build also makes a bundle for rendering the pages, which is thrown away.
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const content = files().get((request.url ?? '').slice(base.length));
        if (content === undefined) next();
        else response.end(content);
      });
    },
    generateBundle() {
      for (const [fileName, source] of files()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
