// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

function completionScript(shell, program) {
    const commands = knownCommands(program, '');
    const name = program.name();
    if (shell === 'bash') return bash(name, commands);
    return shell === 'zsh' ? zsh(name, commands) : fish(name, commands);
}
function knownCommands(command, path) {
    const helper = command.createHelp();
    const inner = helper.visibleCommands(command);
    return [
        {
            path,
            description: command.description(),
            commands: inner.map((one)=>one.name()),
            options: helper.visibleOptions(command),
            choices: command.registeredArguments.flatMap(({ argChoices })=>argChoices ?? [])
        },
        ...inner.filter((one)=>one.name() !== 'help').flatMap((one)=>knownCommands(one, path === '' ? one.name() : `${path} ${one.name()}`))
    ];
}
function namesOf(options) {
    return options.flatMap(({ long, short })=>[
            long,
            short
        ].filter((name)=>name !== undefined));
}
function takesValue({ required, optional }) {
    return required || optional;
}
function bash(name, known) {
    const identifier = name.replaceAll('-', '_');
    const cases = known.map(({ path, commands, options, choices })=>{
        const words = [
            ...commands,
            ...choices,
            ...namesOf(options)
        ];
        return `    ${path === '' ? '""' : `"${path}"`}) words="${words.join(' ')}" ;;`;
    });
    const values = known.flatMap(({ path, options })=>options.filter(({ argChoices })=>argChoices).flatMap((option)=>namesOf([
                option
            ]).map((flag)=>`    "${path} ${flag}") words="${option.argChoices?.join(' ')}" only=1 ;;`)));
    const paths = known.map(({ path })=>`"${path}"`).filter((path)=>path !== '""');
    return `# Completion of ${name} for bash.
_${identifier}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" path="" next words="" only="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${path:+$path }\${COMP_WORDS[i]}"
    case "$next" in
      ${paths.join('|')}) path="$next" ;;
    esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  case "$path $previous" in
${values.length > 0 ? values.join('\n') : '    *) ;;'}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [[ "$word" != -* && -n "$path" && -z "$only" ]]; then
    local file
    while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$word")
  fi
}
complete -o filenames -F _${identifier} ${name}
`;
}
function zsh(name, known) {
    const identifier = name.replaceAll('-', '_');
    const quote = (text)=>text.replaceAll("'", "'\\''").replace(/[[\]:]/g, '\\$&');
    const functions = known.map(({ path, commands, options, choices })=>{
        const flags = options.flatMap((option)=>namesOf([
                option
            ]).map((flag)=>{
                const values = option.argChoices ? `(${option.argChoices.join(' ')})` : '_files';
                return `'${flag}[${quote(option.description)}]${takesValue(option) ? `:value:${values}` : ''}'`;
            }));
        const described = commands.map((one)=>{
            const inner = known.find((other)=>other.path === (path === '' ? one : `${path} ${one}`));
            return `'${one}:${quote(inner?.description ?? '')}'`;
        });
        const rest = commands.length > 0 ? `    '1:command:->command' '*::rest:->rest'` : `    '*:file:${choices.length > 0 ? `(${choices.join(' ')})` : '_files'}'`;
        const body = [
            `  _arguments -C \\\n    ${[
                ...flags,
                ''
            ].join(' \\\n    ')}${rest.trimStart()}`
        ];
        if (commands.length > 0) body.push(`  case $state in\n    command) local -a commands=(${described.join(' ')}); _describe command commands ;;\n    rest) (( $+functions[_${functionName(identifier, path)}_$words[1]] )) && _${functionName(identifier, path)}_$words[1] ;;\n  esac`);
        return `_${functionName(identifier, path)}() {\n  local state line\n${body.join('\n')}\n}`;
    });
    return `#compdef ${name}\n# Completion of ${name} for zsh.\n${functions.join('\n')}\nif [[ "$funcstack[1]" = "_${identifier}" || "$funcstack[1]" = "_${name}" ]]; then _${identifier} "$@"; else compdef _${identifier} ${name}; fi\n`;
}
function functionName(identifier, path) {
    return path === '' ? identifier : `${identifier}_${path.replaceAll(' ', '_')}`;
}
function fish(name, known) {
    const quote = (text)=>`'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
    const lines = known.flatMap(({ path, commands, options, choices })=>{
        const words = path === '' ? [] : path.split(' ');
        const seen = words.map((word)=>`__fish_seen_subcommand_from ${word}`);
        const isNone = path === '' ? [
            '__fish_use_subcommand'
        ] : [];
        const condition = [
            ...isNone,
            ...seen
        ].join('; and ');
        const inner = commands.map((one)=>{
            const innerCommand = known.find((other)=>other.path === (path === '' ? one : `${path} ${one}`));
            return `complete -c ${name} -n ${quote(condition)} -f -a ${one} -d ${quote(innerCommand?.description ?? '')}`;
        });
        const flags = options.map((option)=>{
            const { long, short, description, argChoices } = option;
            const parts = [
                ...long === undefined ? [] : [
                    `-l ${long.slice(2)}`
                ],
                ...short === undefined ? [] : [
                    `-s ${short.slice(1)}`
                ],
                ...takesValue(option) ? [
                    '-r'
                ] : [],
                ...argChoices ? [
                    `-f -a ${quote(argChoices.join(' '))}`
                ] : []
            ];
            return `complete -c ${name} -n ${quote(condition)} ${parts.join(' ')} -d ${quote(description)}`;
        });
        const values = choices.length > 0 ? [
            `complete -c ${name} -n ${quote(condition)} -f -a ${quote(choices.join(' '))}`
        ] : [];
        return [
            ...inner,
            ...flags,
            ...values
        ];
    });
    return `# Completion of ${name} for fish.\n${lines.join('\n')}\n`;
}

exports.completionScript = completionScript;
