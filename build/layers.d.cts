/** By folder (`src`, `film`, `host-mocks/model`; `.` is the project): the rows of its table, from the top, and what each may import. */
export function readLayers(file?: string): Record<string, Map<string, string[]>>;
