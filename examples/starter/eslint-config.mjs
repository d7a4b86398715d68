// Says in the editor what the build would refuse: syntax and methods that Animate's engine does not have.
import adobe from 'adobe-collection/eslint';
import { parser } from 'typescript-eslint';

export default [
  { files: ['src/**/*.ts'], languageOptions: { parser, parserOptions: { projectService: true } } },
  { files: ['src/**/*.{ts,js}'], ...adobe.configs.recommended },
];
