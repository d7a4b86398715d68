/** The prefix of all paths below a folder: the root of a disk ends in a separator already, other folders do not. */
export function withSeparator(folder: string, separator: string): string {
  return folder.endsWith(separator) ? folder : folder + separator;
}
