import type { CommandDefinition, OptionDefinition, Shell } from './definition';

/** Writes a shell's completions of commands, options and option values. */
export function completions(shell: Shell, program: string, commands: readonly CommandDefinition[]): string {
  return WRITERS[shell](program, commands);
}

type Writer = (program: string, commands: readonly CommandDefinition[]) => string;

const WRITERS: Record<Shell, Writer> = { bash, zsh, fish };

const firstWords = (commands: readonly CommandDefinition[]): string[] => [
  ...new Set(commands.map(({ name }) => name.split(' ')[0] ?? name)),
];

const secondWords = (commands: readonly CommandDefinition[], first: string): string[] =>
  commands.flatMap(({ name }) => (name.startsWith(`${first} `) ? [name.slice(first.length + 1)] : []));

const flags = (options: readonly OptionDefinition[]): string[] => [...options.map(({ name }) => `--${name}`), '--help'];

const choicesOf = ({ value }: OptionDefinition): readonly string[] => (value.kind === 'choice' ? value.of : []);

/** Returns the options of all commands that start with a word. */
const optionsOf = (commands: readonly CommandDefinition[], first: string): OptionDefinition[] =>
  commands.filter(({ name }) => name.split(' ')[0] === first).flatMap(({ options }) => options);

function bash(program: string, commands: readonly CommandDefinition[]): string {
  const options = commands.flatMap(({ options: own }) => own);
  const choices = options.filter((option) => choicesOf(option).length > 0);
  return `# bash completion of ${program}
_${program}() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  case "$before" in
${choices.map((option) => `    --${option.name}) COMPREPLY=($(compgen -W "${choicesOf(option).join(' ')}" -- "$word")); return;;`).join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${[...firstWords(commands), '--help', '--version'].join(' ')}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${firstWords(commands)
  .map((first) => {
    const words = [...secondWords(commands, first), ...flags(optionsOf(commands, first))].join(' ');
    return `    ${first}) COMPREPLY=($(compgen -W "${words}" -- "$word") $(compgen -f -- "$word"));;`;
  })
  .join('\n')}
  esac
}
complete -o filenames -F _${program} ${program}
`;
}

function zsh(program: string, commands: readonly CommandDefinition[]): string {
  const plain = (text: string) => text.replace(/[[\]:'"\\$`]/g, ' ').trim();
  const argument = (option: OptionDefinition) => {
    const { name, value, summary } = option;
    const head = `'--${name}[${plain(summary)}]`;
    if (value.kind === 'flag') return `${head}'`;
    return `${head}:${value.name}:${value.kind === 'choice' ? `(${value.of.join(' ')})` : value.kind === 'file' ? '_files' : ''}'`;
  };
  return `#compdef ${program}
_${program}() {
  if (( CURRENT == 2 )); then
    compadd -- ${[...firstWords(commands), '--help', '--version'].join(' ')}
    return
  fi
  case "$words[2]" in
${firstWords(commands)
  .map((first) => {
    const second = secondWords(commands, first);
    const more = second.length > 0 ? `(( CURRENT == 3 )) && compadd -- ${second.join(' ')}; ` : '';
    return `    ${first}) ${more}_arguments ${optionsOf(commands, first).map(argument).join(' ')} '--help[options of the command]' '*:file:_files';;`;
  })
  .join('\n')}
  esac
}
_${program} "$@"
`;
}

function fish(program: string, commands: readonly CommandDefinition[]): string {
  const plain = (text: string) => text.replace(/['\\]/g, ' ');
  const lines = [
    `complete -c ${program} -n __fish_use_subcommand -f -l version -d 'version of the program'`,
    ...firstWords(commands).map((first) => {
      const summary = commands.find(({ name }) => name === first)?.summary ?? secondWords(commands, first).join(', ');
      return `complete -c ${program} -n __fish_use_subcommand -f -a ${first} -d '${plain(summary)}'`;
    }),
    ...firstWords(commands).flatMap((first) => [
      ...secondWords(commands, first).map(
        (second) => `complete -c ${program} -n '__fish_seen_subcommand_from ${first}' -f -a ${second}`,
      ),
      ...optionsOf(commands, first).map((option) => {
        const { name, short, value, summary } = option;
        const takes = value.kind === 'flag' ? '' : value.kind === 'choice' ? ` -x -a '${value.of.join(' ')}'` : ' -r';
        const letter = short ? ` -s ${short}` : '';
        return `complete -c ${program} -n '__fish_seen_subcommand_from ${first}'${letter} -l ${name}${takes} -d '${plain(summary)}'`;
      }),
    ]),
  ];
  return `# fish completion of ${program}\n${lines.join('\n')}\n`;
}
