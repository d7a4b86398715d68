/** The limits of a colour effect in percent. */
export interface EffectRange {
  lowest: number;
  highest: number;
}

/** The range of `alpha` or `brightness`; null for attributes that are properties of elements. */
export function effectRange(name: string): EffectRange | null {
  if (name === 'alpha') return { lowest: 0, highest: 100 };
  return name === 'brightness' ? { lowest: -100, highest: 100 } : null;
}

/**
 * The present amount of a colour effect; without the effect, the amount that looks the same.
 * Host members: `colorAlphaPercent`; `colorMode`, `brightness` (which the host gives in that mode only).
 */
export function presentEffect(element: Element, name: string): unknown {
  const symbol = element as SymbolInstance;
  if (name === 'alpha') return symbol.colorAlphaPercent;
  return symbol.colorMode === 'brightness' ? symbol.brightness : 0;
}

/** Limits an amount to the range of the effect. */
export function within({ lowest, highest }: EffectRange, amount: number): number {
  return Math.min(Math.max(amount, lowest), highest);
}
