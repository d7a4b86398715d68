import fs from 'node:fs';
import path from 'node:path';
import type { PublishOutcome } from '../../../../output/published/PublishOutcome';
import { Host } from '../../../../app/host/Host';
import { publishCanvas } from '../../../../output/canvas/publishCanvas';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { canvasProfile, CANVAS_KIND } from '../../filesOfDocument';
import { filesOf } from '../../keeping/pieces';

describe('Script files that a template loads', () => {
  const folder = temporaryFolder();

  /** Publishes a document in a folder with `js/a b.js`, `../out.js` and the player. */
  function published(template: string, options = {}): PublishOutcome {
    const files = {
      ...filesOf({ document: `filetypeGUID="${CANVAS_KIND}"` }),
      'film.xfl': 'PROXY-CS5',
      'PublishSettings.xml': canvasProfile({ templateTitle: 'Mine' }),
      'publishtemplates/mine.html': template,
      'js/a b.js': 'var a;',
      'js/key.pem': 'secret',
      '../out.js': 'var out;',
      'libs/createjs.min.js': 'var other;',
    };
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder(), 'film', name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
    const host = new Host(nodePlatform);
    const outcome = publishCanvas(host.open(path.join(folder(), 'film', 'film.xfl')).film, options);
    host.closeAll();
    return outcome;
  }

  it.each<[src: string, copy: string | undefined, why: string]>([
    ['js/a%20b.js', 'js/a b.js', ''],
    ['js/a b.js?v=1', 'js/a b.js', ''],
    ['https://example.com/a.js', undefined, ''],
    ['//example.com/a.js', undefined, ''],
    ['$TITLE.js', undefined, ''],
    ['js/gone.js', undefined, 'its folder has no such file'],
    ['js/key.pem', undefined, 'files of this kind are not copied'],
    ['../out.js', undefined, 'it is not below the page'],
    ['js/../../out.js', undefined, 'it is not below the page'],
  ])('The address "%s" gives the copy %j', (src, copy, why) => {
    const { files, losses } = published(
      `<html><script defer src="${src}"></script>$ANIMATE_CC_SCRIPTS</html>`,
    );
    const own = files.map((file) => file.path).filter((name) => !/^(film\.|images\/|libs\/)/.test(name));
    expect(own).toEqual(copy === undefined ? [] : [copy]);
    const said = losses.filter(({ where }) => where === 'template of the page');
    expect(said.map(({ what }) => what)).toEqual(why === '' ? [] : [expect.stringContaining(why)]);
  });

  it('The player of the film is not replaced, and nothing is copied without scripts', () => {
    const template = '<script src="libs/createjs.min.js"></script><script src=\'js/a b.js\'></script>';
    const { files } = published(template);
    const players = files.filter((file) => file.path === 'libs/createjs.min.js');
    expect(players.map(({ bytes }) => bytes.length > 1000)).toEqual([true]);
    expect(published(template, { dropsScripts: true }).files.map((file) => file.path)).not.toContain(
      'js/a b.js',
    );
  });
});
