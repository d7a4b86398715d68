import type { ByteReader } from '../../archive/ByteReader';

/** The data for screen readers. */
export interface Accessibility {
  isSilent: boolean;
  name: string;
  description: string;
  shortcut: string;
  tabIndex: string;
  isSimple: boolean;
  hasNoAutoLabel: boolean;
}

/** Null if nothing was set. */
export function readAccessibility(reader: ByteReader): Accessibility | null {
  const version = reader.u32();
  if (version === 0) return null;
  const isSilent = reader.flag32();
  const name = reader.string();
  const description = reader.string();
  const shortcut = reader.string();
  const tabIndex = version >= 2 ? reader.string() : '';
  if (version >= 2) reader.string();
  const isSimple = reader.flag32();
  const hasNoAutoLabel = reader.flag32();
  return { isSilent, name, description, shortcut, tabIndex, isSimple, hasNoAutoLabel };
}
