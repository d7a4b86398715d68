/**
 * A pattern of paths as a regular expression: `*` and `?` within a name, `**` over folders, `{a,b}`, `[ab]`. A pattern
 * without a slash fits names in any folder; a folder stands for all in it.
 */
export function globExpression(pattern: string): RegExp {
  const path = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
  const source = path.includes('/') ? sourceOf(path) : `(?:.*/)?${sourceOf(path)}`;
  return new RegExp(`^${source}(?:/.*)?$`);
}

const TOKENS = /\*\*\/|\/\*\*$|\*\*|\*|\?|\{[^{}]*\}|\[[^\]]*\]|[\s\S]/g;

function sourceOf(pattern: string): string {
  return pattern.replace(TOKENS, (token) => {
    if (token === '**/') return '(?:.*/)?';
    if (token === '/**') return '(?:/.*)?';
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    if (token === '?') return '[^/]';
    if (token.length > 1 && token.startsWith('{'))
      return `(?:${token.slice(1, -1).split(',').map(sourceOf).join('|')})`;
    if (token.length > 1 && token.startsWith('['))
      return token.replace(/^\[!/, '[^').replaceAll('\\', '\\\\');
    return token.replace(/[.+^${}()|[\]\\/]/, '\\$&');
  });
}
