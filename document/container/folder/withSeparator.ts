/** A folder as what is below it begins: the root of a disk ends in a separator, other folders do not. */
export function withSeparator(folder: string, separator: string): string {
  return folder.endsWith(separator) ? folder : folder + separator;
}
