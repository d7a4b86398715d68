import type { Film } from './Film';

/** What is worked out from a whole film, until anything of its document changes. */
export class FilmCache<Value> {
  private readonly entries = new WeakMap<Film, { stamp: string; value: Value }>();

  constructor(private readonly read: (film: Film) => Value) {}

  of(film: Film): Value {
    const { stamp } = film.files;
    const entry = this.entries.get(film);
    if (entry?.stamp === stamp) return entry.value;
    const value = this.read(film);
    this.entries.set(film, { stamp, value });
    return value;
  }
}
