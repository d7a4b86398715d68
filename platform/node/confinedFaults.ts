/** Seen from inside, nothing exists outside. */
export function outside(file: string): Error {
  return coded('ENOENT', `no such file, or it is outside the folders that may be touched: ${file}`);
}

export function nothingAt(file: string): Error {
  return coded('ENOENT', `no such file: ${file}`);
}

export function noFile(file: string): Error {
  return coded('EINVAL', `neither a file nor a link to one: ${file}`);
}

export function coded(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
