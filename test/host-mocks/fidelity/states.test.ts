import type { ClassContracts } from '../../../host-mocks/contract/contract';
import { memberStates } from '../../../host-mocks/fidelity/states';
import { HostObject } from '../../../host-mocks/realm/HostObject';

const contract: ClassContracts = {
  Base: {
    base: null,
    scriptName: 'Base',
    properties: { a: 'rw', b: 'rw', c: 'r', d: 'rw' },
    methods: ['run', 'stop'],
    takes: {},
  },
  Left: { base: 'Base', scriptName: 'Left', properties: {}, methods: [], takes: {} },
  Right: { base: 'Base', scriptName: 'Right', properties: {}, methods: [], takes: {} },
  Plain: { base: null, scriptName: 'Plain', properties: { x: 'rw' }, methods: [], takes: {} },
  Nobody: { base: null, scriptName: 'Nobody', properties: { x: 'rw' }, methods: [], takes: {} },
};

class Base extends HostObject {
  static override readonly className: string = 'Base';
  get a(): number {
    return 1;
  }
  set a(value: number) {
    this.stale = value === 1;
  }
  get c(): number {
    return 1;
  }
  get d(): number {
    return 1;
  }
  run(): number {
    return 1;
  }
}

class Left extends Base {
  static override readonly className = 'Left';
  get b(): number {
    return 1;
  }
}

describe('the state of a member', () => {
  const states = memberStates(contract, { Base, Left }, new Set(['Plain']));

  it.each([
    ['Base', 'a', 'done', ''],
    ['Base', 'b', 'partial', 'only of Left; reads only, assigning throws NotImplemented'],
    ['Base', 'c', 'done', ''],
    ['Base', 'd', 'partial', 'reads only, assigning throws NotImplemented'],
    ['Base', 'run', 'done', ''],
    ['Base', 'stop', 'not done', ''],
    ['Plain', 'x', 'done', ''],
    ['Nobody', 'x', 'not done', ''],
  ])('%s.%s is %s %s', (className, name, state, note) => {
    expect(states.find((one) => one.className === className && one.name === name)).toEqual({
      ...{ className, name, state, note },
    });
  });
});
