/** How stars are called: `##` becomes 01, 02 … */
export const ROW_NAME = 'star_##';
