import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from './problem';

/** An id that has not the shape of one names nothing: 404, as any id that is somebody else's. */
@Injectable()
export class UuidParam implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(value)) throw notFound('The record');
    return value.toLowerCase();
  }
}
