/** The message of anything that was thrown. Hosts throw errors, and sometimes bare strings. */
export function errorText(thrown: unknown): string {
  const message = typeof thrown === 'object' && thrown !== null && (thrown as Error).message;
  return typeof message === 'string' ? message : String(thrown);
}
