/** Tools that create checks. The tool decides the page that shows a check, and its price. */
export const CHECK_TOOLS = ['citations', 'bibliography', 'documents'] as const;
export type CheckTool = (typeof CHECK_TOOLS)[number];
