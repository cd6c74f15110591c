/** One algorithm, one issuer, one audience: a token of any other kind is a forgery. */
export const TOKEN_RULES = { algorithm: 'HS256', issuer: 'veracite', audience: 'veracite-session' } as const;
