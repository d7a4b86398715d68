import path from 'node:path';

/**
 * The address of a file in SARIF: relative to the current folder, or absolute (`file:///D:/a.fla`) on another drive of
 * Windows, which no relative path reaches.
 *
 * @param paths - how the system writes paths; default: as this one
 */
export function artifactUri(
  file: string,
  paths: path.PlatformPath = path,
  folder = paths.resolve(''),
): string {
  const short = paths.relative(folder, paths.resolve(folder, file));
  const slashed = encodeURI(short.split(paths.sep).join('/')).replace(/[#?]/g, encodeURIComponent);
  // A relative address whose first name has a colon reads as one with a scheme.
  if (!paths.isAbsolute(short)) return /^[^/]*:/.test(slashed) ? `./${slashed}` : slashed;
  return slashed.startsWith('//') ? `file:${slashed}` : `file:///${slashed}`;
}
