/** Examples at the end of `--help`, by command: what the user types, and what it does. */
export const examples: Readonly<Record<string, readonly (readonly [line: string, meaning: string])[]>> = {
  query: [
    ["query logo.fla 'star*:movieclip[x>200]'", 'movie clips on the stage'],
    ["query art ':unused' --items --count", 'unused items of every document in a folder'],
    [
      "query logo.fla ':text' --all --csv --fields timeline.name,layer,frame,name,text,font,size",
      'a table of all texts',
    ],
    ["git show HEAD:logo.fla | $ query - ':text' --all --json", 'texts of the last commit, for programs'],
  ],
  lint: [
    ['lint art', 'every document in a folder'],
    ["lint 'art/**/*.fla' --max-warnings 0 --format github", 'in a workflow of GitHub Actions'],
    ['lint logo.fla --fix --dry-run', 'what fixes would change'],
    ['lint art --baseline known.json --write-baseline', 'takes the problems that there are as known'],
    ['lint art --baseline known.json', 'fails for new ones only'],
    ["git diff --name-only --diff-filter=d HEAD -- '*.fla' | $ lint -", 'what is not committed yet'],
  ],
  diff: [
    ['diff old.fla new.fla', 'in words'],
    ['diff old.fla new.fla --render changes.png', 'and as a picture'],
    ['diff HEAD:logo.fla logo.fla', 'since the last commit'],
    ['diff main:art/hero art/hero', 'an XFL folder, since another branch'],
  ],
  merge: [
    [
      'merge base.fla ours.fla theirs.fla -o merged.fla',
      'what both changed is said, and asked for in a file',
    ],
    [
      'merge base.fla ours.fla theirs.fla -o merged.fla --resolve merged.fla.conflicts.json',
      'with its answers',
    ],
    ['merge :1:logo.fla :2:logo.fla :3:logo.fla -o logo.fla --page conflicts.html', 'while git merges'],
    ['merge main~3:art/hero HEAD:art/hero main:art/hero -o art/hero', 'an XFL folder as a whole'],
  ],
  run: [
    ['run tidy.jsfl logo.fla --save', 'change a document'],
    [`run -e "$('star*').rename('star_##')" logo.fla --save`, 'without a file for the script'],
    ['run tidy.jsfl logo.fla --dry-run', 'what would change'],
    ["run check.jsfl --each 'art/**/*.fla'", 'once for each document'],
    ['run report.jsfl --each art --json > report.json', 'for programs'],
  ],
  tree: [
    ['tree logo.fla --no-symbols', 'scenes and library'],
    ["tree logo.fla --json | jq '.library[].name'", 'for programs'],
  ],
  render: [
    ['render logo.fla --output logo.svg', 'the frame of the playhead'],
    ["render logo.fla --query ':unnamed' -o unnamed.png", 'what a query finds, outlined'],
    ["render 'art/*.fla' --frame 1 --output pictures/{name}.png", 'one picture for each document'],
  ],
  page: [
    ['page logo.fla --output logo.html', 'for a review'],
    ["page 'art/*.fla' --output pages/{name}.html", 'one page for each document'],
  ],
  play: [
    ['play game.fla', 'in the browser, with what it traces on the terminal'],
    ['play game.fla --source-path ../classes', 'with source files of another folder'],
  ],
  open: [['open logo.fla', 'in the default browser, or in the one that BROWSER names']],
  export: [
    ['export logo.fla --to png --frames 1-24 --output pictures', 'a picture of each frame'],
    ['export logo.fla --to webp --quality medium --output pictures', 'smaller ones for the web'],
    [
      'export logo.fla --to png --frames 1 --layers --crop --output layers',
      'each layer as a picture, and where it goes',
    ],
    ["export art --to sheet --items 'hero*' --trim --power-of-two", 'sprite sheets, one for each symbol'],
    ['export logo.fla --to atlas --output atlas', 'a texture atlas for a game'],
    ["export hero.fla --to swf --items ':exported' --output parts", 'a SWF of each exported symbol'],
    ['export logo.fla --to gif --symbol buttons/play --output play.gif', 'a symbol as an animation'],
    ['export logo.fla --to mp4 --output logo.mp4', 'a film with its sound'],
    ['export logo.fla --to lottie --output logo.lottie', 'a Lottie animation for the web and apps'],
  ],
  publish: [
    ['publish banner.fla --output public', 'as HTML5 Canvas or SWF, by the kind of the document'],
    ["publish 'art/**/*.fla' --to canvas --output public --strict", 'fails where something would be lost'],
    ['publish game.fla --source-path ../classes --output public', 'with source files of another folder'],
    ['publish hero.fla --to swf --scripts=drop --output game', 'a SWF without its scripts'],
    [
      'publish skin.fla --to swc --output libs/skin.swc',
      'its exported classes, for compilers of ActionScript',
    ],
  ],
  import: [
    ['export logo.fla --to json --output logo.json', 'a document as data'],
    ['import logo.json --output changed.fla', 'a document from it'],
  ],
  texts: [['texts export logo.fla --output texts.csv', 'a table of all texts']],
  'texts export': [
    ['texts export logo.fla --output texts.csv', 'for a spreadsheet'],
    ["texts export 'art/**/*.fla' --output texts.po", 'for programs that translators use'],
  ],
  'texts import': [
    ['texts import texts.csv logo.fla --dry-run', 'what would change'],
    ["texts import texts.po 'art/**/*.fla'", 'in the folder where the table was written'],
  ],
  convert: [
    ['convert old.fla new.fla', 'a binary FLA of Flash CS4 or older as one of Flash CS5 and later'],
    ["convert 'art/**/*.fla' --to xfl --output converted", 'every document as an XFL folder'],
    ['convert old.fla --in-place', 'in place of the old one'],
    ['convert --recover damaged.fla rest.fla', 'what can be read of a damaged document'],
  ],
  install: [
    ['install', 'the library, in every Animate found'],
    ['install tidy.jsfl --dry-run', 'what would be copied'],
  ],
  uninstall: [['uninstall --dry-run', 'what would be removed']],
  init: [['init my-scripts', 'a project in a new folder']],
  watch: [
    ['watch lint art', 'lint again when a document changes'],
    ['watch render logo.fla --output logo.svg', 'draw again'],
    ['watch run tidy.jsfl logo.fla --dry-run', 'run again when the script or the document changes'],
  ],
  mcp: [['mcp --root art', 'as an assistant starts it, for the documents in a folder']],
  fidelity: [
    ['fidelity adobe-collection-answers.json', 'the file that the command "Ask Animate" wrote'],
    ['fidelity adobe-collection-answers.json --json | jq .switches', 'the switches, for a script of Node'],
  ],
  completion: [
    ['completion bash > ~/.local/share/bash-completion/completions/adobe-collection', 'bash'],
    ['completion zsh > "${fpath[1]}/_adobe-collection"', 'zsh'],
    ['completion fish > ~/.config/fish/completions/adobe-collection.fish', 'fish'],
  ],
  git: [['git install', 'in the repository of the current folder']],
  'git install': [['git install', 'git diff, git show and git log -p show what changed in *.fla']],
  'git uninstall': [['git uninstall', 'as it was before']],
};

/** The examples of a command, as `--help` shows them. */
export function examplesText(command: string, program: string): string {
  const lines = (Object.hasOwn(examples, command) ? examples[command] : []).map(
    ([line, meaning]) =>
      [line.includes('$ ') ? line.replace('$ ', `${program} `) : `${program} ${line}`, meaning] as const,
  );
  if (lines.length === 0) return '';
  return `\nExamples:\n${lines.map(([line, meaning]) => `  # ${meaning}\n  ${line}\n`).join('')}`;
}
