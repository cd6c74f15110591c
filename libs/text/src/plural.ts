export const plural = (n: number, singular: string, many = `${singular}s`) => (n === 1 ? singular : many);
