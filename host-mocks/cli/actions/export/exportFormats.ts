/** The formats of `export --to`. */
export const FORMAT_NAMES = ['png', 'svg', 'sheet', 'atlas', 'gif', 'apng', 'json'] as const;

/** The data that go with a sheet. */
export const DATA_NAMES = ['json-hash', 'json-array', 'sparrow', 'aseprite', 'css'] as const;
