import { UsageError } from '../../Io';

/** @throws UsageError for a name with the ending of another kind of picture */
export function checkPictureName(file: string): void {
  if (!/\.(svg|png)$/i.test(file)) throw new UsageError(`${file}: expected a name that ends in .svg or .png`);
}
