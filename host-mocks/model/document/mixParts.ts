type Constructor = abstract new (...args: never[]) => object;
interface Part {
  readonly prototype: object;
}
type IntersectionOf<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer Intersection,
) => void
  ? Intersection
  : never;

/**
 * A class with the members of all parts, so that each part is in the folder of its topic; their order does not matter.
 * Parts have accessors and methods only: their constructors never run, so fields belong in the core.
 *
 * @throws Error if two parts have a member of the same name.
 */
export function mixParts<Core extends Constructor, Parts extends Part>(
  core: Core,
  parts: readonly Parts[],
): new (...args: ConstructorParameters<Core>) => InstanceType<Core> & IntersectionOf<Parts['prototype']> {
  abstract class Mixed extends (core as unknown as abstract new (...args: unknown[]) => object) {}
  for (const { prototype } of parts) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      if (name === 'constructor') continue;
      if (Object.hasOwn(Mixed.prototype, name)) throw new Error(`two parts have a member "${name}"`);
      const member = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
      Object.defineProperty(Mixed.prototype, name, member);
    }
  }
  return Mixed as never;
}
