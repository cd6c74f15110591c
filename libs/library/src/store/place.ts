/**
 * Where a work is kept: the number of the server and its number in the packed index there, or below zero its number among
 * the works that were added since. Server 0 is the library's own database.
 */
export type Place = number;

/** Numbers of works take four bytes of an entry. */
const WORKS = 2 ** 32;

export const placeOf = (server: number, work: number): Place => server * WORKS + work;
export const serverOf = (place: Place): number => Math.floor(place / WORKS);
export const workOf = (place: Place): number => place % WORKS;
