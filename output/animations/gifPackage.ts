import main from 'gifenc';

/** Node's own modules see the package, which is CommonJS, as one object; others see what it exports by default. */
export const GIFEncoder = typeof main === 'function' ? main : main.GIFEncoder;
