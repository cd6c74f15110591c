export const plural = (n: number, item: string, many = `${item}s`) => (n === 1 ? item : many);
