/** Every command that prints for programs is told so in one way. */
export const jsonFlag = (summary: string) => ({ name: 'json', value: { kind: 'flag' }, summary }) as const;
