/** By folder (`src`, `host-mocks`, `host-mocks/model`): the rows of its table, from the top, and what each may import. */
export function readLayers(file?: string): Record<string, Map<string, string[]>>;
