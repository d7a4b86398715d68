import { DATA_NAMES, FORMAT_NAMES } from '../../../../host-mocks/cli/actions/export/exportFormats';
import { FORMATS } from '../../../../host-mocks/export/formats';
import { DATA_FORMATS } from '../../../../host-mocks/export/sheets/formats';

it('export --to takes every format that there is, and documents as data', () => {
  // Animated SVG is asked for by an option of its own; JSON is made of a whole document.
  const formats = Object.keys(FORMATS).filter((name) => name !== 'animated svg');
  expect([...FORMAT_NAMES].sort()).toEqual([...formats, 'json'].sort());
});

it('export --data takes every kind of data that goes with a sheet', () => {
  expect([...DATA_NAMES].sort()).toEqual(Object.keys(DATA_FORMATS).sort());
});
