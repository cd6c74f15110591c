import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { notFound } from './problem';

/** Reads a position in a list, from 0. Answers 404 for anything else, as for a position after the last. */
@Injectable()
export class PositionParam implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^\d{1,6}$/.test(value)) throw notFound('The reference');
    return Number(value);
  }
}

/** Answers 404 for a malformed id, as for the id of another user's record. */
@Injectable()
export class UuidParam implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value)) throw notFound('The record');
    return value.toLowerCase();
  }
}

/** Injects an id of the path. */
export const Id = (name = 'id'): ParameterDecorator => Param(name, UuidParam);
