/** The option that sets a property, as it is typed: `--max-size` for `maxSize`. */
export function optionName(property: string): string {
  return `--${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
