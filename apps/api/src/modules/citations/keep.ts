import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { WhenGiven } from '../../platform/problem/validators';

/** Whether a text may be kept: said in a request, and for all of an account in its settings, which stand above the request. */
export function Keep(): PropertyDecorator {
  return (target, key) => {
    ApiPropertyOptional({
      type: Boolean,
      default: true,
      description:
        'false: nothing of the text is kept, and the answer has no id. A list is there for an hour after it was first fetched whole, a day when nobody fetches it.',
    })(target, key);
    IsBoolean({ message: 'keep must be true or false' })(target, key);
    WhenGiven()(target, key);
  };
}
