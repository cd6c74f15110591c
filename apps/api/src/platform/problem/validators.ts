import { STYLES } from '@veracite/model/verification';
import { Transform } from 'class-transformer';
import { whyNotText } from '@veracite/parsing/formats/file-kind';
import { IsDate, IsIn, IsInt, Max, Min, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';

/** Text without the spaces around it; anything that is no text is left for the validators to refuse. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
}

/** At most this many bytes in UTF-8. */
export function MaxBytes(bytes: number, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'maxBytes',
      validator: { validate: (value: unknown) => typeof value === 'string' && Buffer.byteLength(value) <= bytes },
    },
    options,
  );
}

/** A whole number in a query, written in decimal digits and nothing else (`1e3` and `0x10` are none). */
export function QueryInt(min: number, max: number, message: string): PropertyDecorator {
  const digits = Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : typeof value === 'number' ? value : NaN,
  );
  return (target, key) => {
    for (const decorate of [digits, IsInt({ message }), Min(min, { message }), Max(max, { message })])
      decorate(target, key);
  };
}

const ISO_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** A day (its start in UTC) or a time with its zone, ISO 8601; the field becomes a Date. */
export function QueryTime(message: string): PropertyDecorator {
  const parse = Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? new Date(ISO_TIME.test(value) ? value : NaN) : value,
  );
  return (target, key) => {
    for (const decorate of [parse, IsDate({ message })]) decorate(target, key);
  };
}

/** One of the three styles; absent leaves the default. Null is no style. */
export function OneOfStyles(): PropertyDecorator {
  return IsIn(STYLES, { message: `format must be one of ${STYLES.join(', ')}` });
}

/** A field that may be left out, but not be null: null would pass for every type. */
export function WhenGiven(): PropertyDecorator {
  return ValidateIf((_holder, value: unknown) => value !== undefined);
}

/** Text and no file of another kind: "This is a PDF file; copy the list of references out of it and paste that." */
export function NoBinary(options: ValidationOptions = {}): PropertyDecorator {
  return ValidateBy(
    {
      name: 'noBinary',
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || whyNotText(value) === undefined,
        defaultMessage: (args) => {
          const values: unknown[] = Array.isArray(args?.value) ? args.value : [args?.value];
          return values.map((value) => whyNotText(String(value))).find(Boolean) ?? 'This is no text.';
        },
      },
    },
    options,
  );
}
