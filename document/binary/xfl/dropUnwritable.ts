/** Characters that XML does not allow, not even as references, and halves of surrogate pairs. */
const UNWRITABLE = /(?![\t\n\r\u007f-\u009f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

export function dropUnwritable(text: string): string {
  return text.replace(UNWRITABLE, '');
}
