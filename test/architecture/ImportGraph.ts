import fs from 'fs';
import path from 'path';

/** Imports, and exports from elsewhere, those of types included. */
const IMPORTS =
  /(?:^\s*(?:import|export)\b[^;'"]*?\bfrom\s*|^\s*import\s*|\b(?:import|require)\()'([^']*)'/gm;

/** Which file imports which, below some folders of the repository. Paths are relative to the repository. */
export class ImportGraph {
  private readonly imports = new Map<string, string[]>();
  private readonly packages = new Map<string, string[]>();
  private readonly paths = new Map<string, string[]>();

  constructor(root: string, folders: readonly string[]) {
    const files = new Set(folders.flatMap((folder) => sourcesIn(root, folder)));
    for (const file of files) {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const specifiers = [...text.matchAll(IMPORTS)].map(([, specifier]) => specifier);
      this.imports.set(
        file,
        specifiers.flatMap((specifier) => resolve(file, specifier, files) ?? []),
      );
      const [relative, packages] = [true, false].map((isRelative) =>
        specifiers.filter((specifier) => specifier.startsWith('.') === isRelative),
      );
      this.packages.set(file, packages);
      this.paths.set(
        file,
        relative.map((specifier) => targetOf(file, specifier)),
      );
    }
  }

  get files(): string[] {
    return [...this.imports.keys()];
  }

  importsOf(file: string): readonly string[] {
    return this.imports.get(file) ?? [];
  }

  /** The paths that a file imports from, as they are written: without endings, and of files outside of the graph too. */
  pathsOf(file: string): readonly string[] {
    return this.paths.get(file) ?? [];
  }

  /** Names of the packages and modules of Node that a file imports. */
  packagesOf(file: string): readonly string[] {
    return this.packages.get(file) ?? [];
  }

  /** Groups of two files and more that import each other, directly or through others; Tarjan's algorithm. */
  circles(): string[][] {
    const found: string[][] = [];
    const order = new Map<string, number>();
    const lowest = new Map<string, number>();
    const open: string[] = [];
    const visit = (file: string): number => {
      const number = order.size;
      order.set(file, number);
      lowest.set(file, number);
      open.push(file);
      for (const imported of this.importsOf(file)) {
        const reached = order.has(imported)
          ? open.includes(imported)
            ? order.get(imported)
            : undefined
          : visit(imported);
        if (reached !== undefined) lowest.set(file, Math.min(lowest.get(file)!, reached));
      }
      if (lowest.get(file) === number) {
        const group = open.splice(open.indexOf(file));
        if (group.length > 1) found.push(group.sort());
      }
      return lowest.get(file)!;
    };
    for (const file of this.files) if (!order.has(file)) visit(file);
    return found.sort((one, other) => other.length - one.length);
  }
}

function sourcesIn(root: string, folder: string): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(root, name);
    return /(?<!\.d)\.(ts|mts|vue)$/.test(name) ? [name] : [];
  });
}

function targetOf(file: string, specifier: string): string {
  return path.posix.join(path.posix.dirname(file), specifier);
}

function resolve(file: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  const target = targetOf(file, specifier);
  return [`${target}.ts`, `${target}/index.ts`, target].find((candidate) => files.has(candidate));
}
