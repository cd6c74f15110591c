import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiCookieAuth, ApiParam, ApiTags } from '@nestjs/swagger';
import { UuidParam } from '../../platform/problem/uuid.pipe';
import { type SignedInRequest, OpenToKeys } from '../auth/session.guard';
import { Collections, type InPaper } from './collections.service';

type PlacedRequest = SignedInRequest & { place?: InPaper };
const EDITORS = 'collection-editors';

/** Allows a route for editors and the owner only. Other routes are open to readers. */
export const ForEditors = () => SetMetadata(EDITORS, true);

/** Answers 404 unless the user is a member of the group of the collection, and 403 when the role is too low. */
@Injectable()
class MemberGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly collections: Collections,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PlacedRequest>();
    const { id, paper } = request.params as { id?: string; paper?: string };
    if (id === undefined) return true;
    const role = this.reflector.get<boolean>(EDITORS, context.getHandler()) ? 'editor' : 'reader';
    const [collectionId = '', paperId] = [id, paper].map((each) => each && new UuidParam().transform(each));
    request.place = await this.collections.enter(request.user, collectionId, role, paperId);
    return true;
  }
}

const place = (...params: string[]) =>
  createParamDecorator(
    (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<PlacedRequest>().place,
    [
      (target, key = '') => {
        const method = Object.getOwnPropertyDescriptor(target, key) as TypedPropertyDescriptor<unknown>;
        for (const name of params) ApiParam({ name, type: String })(target, key, method);
      },
    ],
  );

export const Entered = place('id');
/** Injects the paper of the route with its collection and member. */
export const EnteredPaper = place('id', 'paper');

/** Marks a controller of collections, whose routes with an `id` are for members. */
export const ForMembers = () =>
  applyDecorators(ApiTags('collections'), ApiCookieAuth(), OpenToKeys('desk'), UseGuards(MemberGuard));
