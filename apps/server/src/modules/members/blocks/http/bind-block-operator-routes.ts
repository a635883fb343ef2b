import { blockMember, unblockMember } from '@trevo/contract/ops/members/member-acts.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { OperatorBlocks } from '../service/operator-blocks.ts'

/** The operators' calls about what members may do. */
export const bindBlockOperatorRoutes = (route: Route, blocks: OperatorBlocks): void => {
  route(blockMember, ({ actor, params, body }) =>
    blocks.blockMember({
      ...body,
      brandId: actor.brandId,
      operator: actor.username,
      key: params.memberId,
    }),
  )
  route(unblockMember, ({ actor, params, body }) =>
    blocks.unblockMember({
      ...body,
      brandId: actor.brandId,
      operator: actor.username,
      key: params.memberId,
    }),
  )
}
