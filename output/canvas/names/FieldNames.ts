import { Names } from './Names';
import { identifierOf } from './ClassNames';
import { OF_CLIPS } from './reserved';

/** The names of the fields of one class. Fields that have no name of their own are counted by kind. */
export class FieldNames {
  private readonly names: Names;

  /** @param own - the instance names in the class, which counted fields leave free */
  constructor(own: Iterable<string>) {
    this.names = new Names();
    this.own = new Set(own);
  }

  private readonly own: ReadonlySet<string>;

  /** A field for an instance with that name, or a counted one: `instance`, `instance_1` … */
  instance(name: string): string {
    return name === '' || OF_CLIPS.has(name) ? this.counted('instance') : this.names.take(name);
  }

  /** A field for a layer, by its name. Blanks are `_`: `Layer 1` is `Layer_1`. Source: published documents. */
  layer(name: string): string {
    const said = identifierOf(name.replace(/\s/g, '_'));
    return this.counted(OF_CLIPS.has(said) ? 'layer' : said);
  }

  /** `shape`, `shape_1` … */
  counted(kind: string): string {
    let name = this.names.take(kind);
    while (this.own.has(name)) name = this.names.take(kind);
    return name;
  }
}
