import type { Plugin } from 'vite';

/**
 * A Vite plugin that adds files to the site which the build makes.
 *
 * @param make gives the contents by paths on the site; it is called once
 */
export function emitFiles(
  base: string,
  make: () => Promise<ReadonlyMap<string, string | Uint8Array>>,
): Plugin {
  let made: ReturnType<typeof make> | undefined;
  const files = (): ReturnType<typeof make> => (made ??= make());
  return {
    name: 'files that the build makes',
    // The build also makes a bundle for rendering the pages, which is thrown away.
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        files().then((contents) => {
          const content = contents.get((request.url ?? '').slice(base.length));
          if (content === undefined) next();
          else response.end(content);
        }, next);
      });
    },
    buildStart() {
      // They are made beside the pages. Failures are reported when the files are needed.
      files().catch(() => undefined);
    },
    async generateBundle() {
      for (const [fileName, source] of await files()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
