import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from './problem';

/** Reads a position in a list, from 0. Answers 404 for anything else, as for a position after the last. */
@Injectable()
export class PositionParam implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^\d{1,6}$/.test(value)) throw notFound('The reference');
    return Number(value);
  }
}
