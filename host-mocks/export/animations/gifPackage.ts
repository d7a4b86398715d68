import * as named from 'gifenc';

/** Node's own modules see the package, which is CommonJS, as its default export alone. */
const whole = 'GIFEncoder' in named ? named : (named as { default: typeof named }).default;

export const { GIFEncoder } = whole;
