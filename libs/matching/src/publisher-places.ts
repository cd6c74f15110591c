import { rowsOf } from '@veracite/text/data-file';
import { fold } from '@veracite/text/fold';
import { PLACES } from '@veracite/text/publisher-owners';
import placed from '../data/publisher-places.json';
import type { Finding } from './finding';

const SEATS = new Map(rowsOf(placed, ['publisher', 'places']).map((row) => [row.publisher, row.places.split(' ')]));

/** Checks for the name of a city or several, which some references have instead of the publisher. */
export const isPlaceName = (name: string): boolean =>
  [fold(name).split(' '), name.split(/[,;/&]/).map(fold)].some((parts) => parts.every((part) => PLACES.has(part)));

/** Checks whether the cited publisher never was at the printed place, on which the record agrees or where its publisher is. */
export function isPlaceOfOther(cited: string, found: string, place?: Finding): boolean {
  const words = fold(place?.cited ?? '').split(' ');
  const isAt = (key: string) => SEATS.get(key)?.some((word) => words.includes(word));
  return isAt(cited) === false && (place?.agreement === 'same' || isAt(found) === true);
}
