/** Defines the `--json` flag of a command. */
export const jsonFlag = (summary: string) => ({ name: 'json', value: { kind: 'flag' }, summary }) as const;
