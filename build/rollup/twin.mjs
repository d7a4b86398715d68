/**
 * A Rollup plugin that writes the one chunk of the output a second time, byte for byte, under another name.
 * @param {string} fileName
 * @returns {import('rollup').Plugin}
 */
export function twin(fileName) {
  return {
    name: 'twin',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const [chunk] = Object.values(bundle);
        if (chunk.type === 'chunk') this.emitFile({ type: 'asset', fileName, source: chunk.code });
      },
    },
  };
}
