/** The only accepted algorithm, issuer and audience of session tokens. */
export const TOKEN_RULES = { algorithm: 'HS256', issuer: 'veracite', audience: 'veracite-session' } as const;
