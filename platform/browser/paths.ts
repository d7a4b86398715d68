import type { Paths } from '../Paths';

/** POSIX paths; the current folder is the root. */
export const paths: Paths = {
  sep: '/',
  join: (...parts) => normalize(parts.filter((part) => part !== '').join('/')),
  resolve,
  normalize,
  dirname,
  basename,
  extname,
};

function resolve(...parts: string[]): string {
  let joined = '';
  for (const part of parts) joined = part.startsWith('/') ? part : `${joined}/${part}`;
  const path = normalize(`/${joined}`);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function normalize(path: string): string {
  if (path === '') return '.';
  const isAbsolute = path.startsWith('/');
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..') names.push(name);
    else if (names.length > 0 && names.at(-1) !== '..') names.pop();
    else if (!isAbsolute) names.push(name);
  }
  const tail = path.endsWith('/') && names.length > 0 ? '/' : '';
  const normal = `${isAbsolute ? '/' : ''}${names.join('/')}${tail}`;
  if (normal !== '') return normal;
  return path.endsWith('/') ? './' : '.';
}

/** The path without slashes at its end. */
function trimmed(path: string): string {
  return path.replace(/(?<!^)\/+$/, '');
}

function dirname(path: string): string {
  const bare = trimmed(path);
  const slash = bare.lastIndexOf('/');
  if (slash < 0) return '.';
  return bare.slice(0, slash) || '/';
}

function basename(path: string, suffix = ''): string {
  const bare = path.replace(/\/+$/, '');
  const name = bare.slice(bare.lastIndexOf('/') + 1);
  return suffix !== '' && name !== suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

function extname(path: string): string {
  const name = basename(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 || name === '..' ? '' : name.slice(dot);
}
