/** A value for `document.fileGUID`: 32 hexadecimal digits, as documents of Animate have them. */
export function newFileGuid(): string {
  const digit = (): string =>
    Math.floor(Math.random() * 16)
      .toString(16)
      .toUpperCase();
  return Array.from({ length: 32 }, digit).join('');
}
