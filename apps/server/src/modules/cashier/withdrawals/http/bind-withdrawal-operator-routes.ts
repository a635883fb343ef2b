import {
  approveWithdrawal,
  listWithdrawalsInReview,
  refuseWithdrawal,
  showWithdrawal,
} from '@trevo/contract/ops/withdrawals.ts'
import {
  approveWithdrawals,
  listWithdrawalQueue,
  openWithdrawal,
  refuseWithdrawals,
} from '@trevo/contract/ops/withdrawal-queue.ts'
import { ceilingOf } from '../../../../platform/http/actor.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Withdrawals } from '../create-withdrawals.ts'

const bindQueueRoutes = (route: Route, withdrawals: Withdrawals): void => {
  route(listWithdrawalQueue, ({ actor, query }) =>
    withdrawals.listWithdrawalQueue({ brandId: actor.brandId, operator: actor.username, query }),
  )
  route(openWithdrawal, ({ actor, params }) =>
    withdrawals.openWithdrawal(actor.brandId, params.withdrawalId),
  )
  route(approveWithdrawals, async ({ actor, body, language }) => {
    const { username: operator, brandId, rights } = actor
    const ceilingMinor = ceilingOf(rights, 'withdrawals.approve')
    const by = { operator, brandId, ceilingMinor, note: body.reason.trim() }
    const several = { withdrawalIds: body.withdrawalIds, language }
    return { results: await withdrawals.approveWithdrawals(several, by) }
  })
  route(refuseWithdrawals, async ({ actor, body, language }) => {
    const { username: operator, brandId } = actor
    const by = { operator, brandId, remark: body.reason.trim() }
    const several = { withdrawalIds: body.withdrawalIds, language }
    return { results: await withdrawals.refuseWithdrawals(several, by) }
  })
}

/** Calls of operators about withdrawals in review. */
export const bindWithdrawalOperatorRoutes = (route: Route, withdrawals: Withdrawals): void => {
  route(listWithdrawalsInReview, async ({ actor, query }) => ({
    withdrawals: await withdrawals.listWithdrawalsInReview(actor.brandId, query.limit),
  }))
  route(showWithdrawal, ({ actor, params }) =>
    withdrawals.showWithdrawal(actor.brandId, params.withdrawalId),
  )
  route(approveWithdrawal, async ({ actor, params }) => {
    const { username: operator, brandId, rights } = actor
    const ceilingMinor = ceilingOf(rights, 'withdrawals.approve')
    await withdrawals.approveWithdrawal({ ...params, operator, brandId, ceilingMinor })
    return withdrawals.showWithdrawal(brandId, params.withdrawalId)
  })
  route(refuseWithdrawal, async ({ actor, params, body }) => {
    const { username: operator, brandId } = actor
    const remark = body.reason.trim()
    await withdrawals.refuseWithdrawal({ ...params, operator, brandId, remark })
    return withdrawals.showWithdrawal(brandId, params.withdrawalId)
  })
  bindQueueRoutes(route, withdrawals)
}
