// Writes the version of package.json where the sources need it. npm runs this when it makes a new version.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './check/run.mjs';

const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const file = path.join(root, 'src/version.ts');
const text = fs.readFileSync(file, 'utf8');
fs.writeFileSync(file, text.replace(/version = '[^']*'/, `version = '${version}'`));
