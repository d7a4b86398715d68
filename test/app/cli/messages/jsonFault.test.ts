import { jsonFault } from '../../../../app/cli/messages/jsonFault';

function faultOf(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    return jsonFault(text, error);
  }
  return 'none';
}

describe('jsonFault', () => {
  it.each([
    ['{ "a": 1, }', /^line 1, column 11: Expected double-quoted property name$/],
    ['{\n  "rules": {\n    a: 1\n  }\n}', /^line 3, column 5: Expected property name or '}'$/],
    ['{ "a": [1,\n 2, "three"\n "four" ] }', /^line 3, column 2: Expected ',' or '\]' after array element$/],
    [
      '{\n "no-unused": "error",\n "default-names": of\n}',
      /^line 3, column 20: Unexpected token 'f'$|^line 3, column 1[89]: Unexpected token '[of]'$/,
    ],
    ['{"a":', /^it ends too early$/],
    ['hello', /^Unexpected token 'h'$/],
  ])('The fault says where %j is not JSON', (text, fault) => {
    expect(faultOf(text)).toMatch(fault);
  });
});
