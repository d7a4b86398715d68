/** Characters that XML cannot hold, not even as a reference, and halves of surrogate pairs. */
const UNWRITABLE = /(?![\t\n\r\u007f-\u009f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

export function dropUnwritable(text: string): string {
  return text.replace(UNWRITABLE, '');
}
