import { VersionCache } from '../document/xml/VersionCache';
import type { Film } from './Film';

/** What is made from a whole film, until anything of its document changes. */
export class FilmCache<Value> extends VersionCache<Film, Value> {
  constructor(make: (film: Film) => Value) {
    super(({ files }) => files.stamp, make);
  }
}
