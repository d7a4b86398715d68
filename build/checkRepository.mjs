// Refuses to publish as long as the manifest does not say where the project lives: links of the README start there.
import { createRequire } from 'node:module';

const { repository, homepage, bugs } = createRequire(import.meta.url)('../package.json');
const unset = Object.entries({ 'repository.url': repository.url, homepage, bugs }).filter(([, value]) =>
  value.includes('OWNER'),
);
if (unset.length > 0) {
  console.error(`package.json: replace OWNER in ${unset.map(([name]) => name).join(', ')} before publishing`);
  process.exitCode = 1;
}
