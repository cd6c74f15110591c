export const toolStrings = {
  authTitle: 'Authentication Required',
  authText: (tool: string) => `Please log in to use ${tool}. Sign up for free to get started.`,
  insufficient: 'Insufficient Credits',
  needOne: (tool: string) => `You need at least 1 credit to use ${tool}. Please upgrade your plan.`,
  credits: (n: string) => `${n} ${n === '1' ? 'credit' : 'credits'} remaining`,
} as const;
