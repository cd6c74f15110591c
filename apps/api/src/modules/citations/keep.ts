import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { WhenGiven } from '../../platform/problem/validators';

/** The option `keep` of a request. The account's setting takes precedence. */
export function Keep(): PropertyDecorator {
  return (target, key) => {
    ApiPropertyOptional({
      type: Boolean,
      default: true,
      description:
        'false: nothing of the text is kept, and the answer has no id. A list is available for an hour after it was first fetched completely, and for a day if it is not fetched.',
    })(target, key);
    IsBoolean({ message: 'keep must be true or false' })(target, key);
    WhenGiven()(target, key);
  };
}
