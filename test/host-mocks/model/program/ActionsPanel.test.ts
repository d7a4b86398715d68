import { createHost, type HostHandle } from '../../../../app';

function open(script = ''): HostHandle {
  return createHost({ layers: [{ frames: [{ script }, {}] }] }, { realm: 'separate' });
}

it('The panel shows the script of the keyframe at the playhead', () => {
  const host = open('stop();');
  expect(host.run('fl.actionsPanel.getText()')).toBe('stop();');
  expect(host.run('fl.getDocumentDOM().getTimeline().currentFrame = 1; fl.actionsPanel.getText()')).toBe('');
  expect(host.run('fl.actionsPanel.setText("play();")')).toBe(true);
  expect(host.run('fl.getDocumentDOM().getTimeline().layers[0].frames[1].actionScript')).toBe('play();');
});

it('Selected characters are replaced, and what follows is kept', () => {
  const host = open('// 2006 - Addresses user request 40196');
  expect(host.run('fl.actionsPanel.hasSelection()')).toBe(false);
  expect(host.run('fl.actionsPanel.setSelection(3, 4)')).toBe(true);
  expect(host.run('fl.actionsPanel.getSelectedText()')).toBe('2006');
  expect(host.run('fl.actionsPanel.replaceSelectedText("Last updated: 2007")')).toBe(true);
  expect(host.run('fl.actionsPanel.getText()')).toBe('// Last updated: 2007 - Addresses user request 40196');
});

it('Characters that the script does not have cannot be selected', () => {
  const host = open('stop();');
  expect(host.run('[fl.actionsPanel.setSelection(3, 5), fl.actionsPanel.setSelection(-1, 2)].join()')).toBe(
    'false,false',
  );
  expect(host.run('fl.actionsPanel.hasSelection()')).toBe(false);
});

it('A selection ends when the playhead moves to another keyframe', () => {
  const host = open('stop();');
  host.run('fl.actionsPanel.setSelection(0, 4)');
  expect(host.run('fl.getDocumentDOM().getTimeline().currentFrame = 1; fl.actionsPanel.hasSelection()')).toBe(
    false,
  );
});

it('Without a document the panel is empty and takes no text', () => {
  const host = createHost(undefined, { realm: 'separate' });
  expect(host.run('fl.actionsPanel.getText() + fl.actionsPanel.setText("a")')).toBe('false');
});
