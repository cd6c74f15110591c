/** Copies data. The strings of the copy do not keep the whole text in memory that they are parts of, as those of V8 do. */
export const detached = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;
