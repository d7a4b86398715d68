/** The name of the class that made an object, read from its constructor (ES3 functions need not have a `name`). */
export function className(object: object): string {
  const type = object.constructor as unknown as { name?: unknown };
  if (typeof type.name === 'string' && type.name !== '') return type.name;
  const declaration = /^\s*function\s+([\w$]+)/.exec(String(type));
  return declaration ? declaration[1] : 'Collection';
}
