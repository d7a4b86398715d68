// The same, for CommonJS and for builds.
import library = require('adobe-collection');
import host = require('adobe-collection/host');
import es3 = require('adobe-collection/es3');

library.$('*').select();
host.createHost().document.name.toLowerCase();
es3.checkEs3('var x = 1;', { except: ['es3-syntax'] }).map(({ line, rule }) => `${line} ${rule}`);
es3.rewriteForEs3('a.default').toString();
export const plugins = [es3.es3Pass(), es3.es3Gate()];
// @ts-expect-error rules are left out by name
es3.checkEs3('', { except: [1] });
