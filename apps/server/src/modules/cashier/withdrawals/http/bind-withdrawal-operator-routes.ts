import * as ops from '@trevo/contract/ops/withdrawals.ts'
import * as cases from '@trevo/contract/ops/payments/withdrawal-cases.ts'
import * as queue from '@trevo/contract/ops/withdrawal-queue.ts'
import { ceilingOf } from '../../../../platform/http/actor.ts'
import type { Route } from '../../../../platform/http/bind-route.ts'
import type { Withdrawals } from '../create-withdrawals.ts'

const bindQueueRoutes = (route: Route, withdrawals: Withdrawals): void => {
  route(queue.listWithdrawalQueue, ({ actor, query }) =>
    withdrawals.listWithdrawalQueue({ brandId: actor.brandId, operator: actor.username, query }),
  )
  route(queue.openWithdrawal, ({ actor, params }) =>
    withdrawals.openWithdrawal(actor.brandId, params.withdrawalId),
  )
  route(queue.approveWithdrawals, async ({ actor, body, language }) => {
    const { username: operator, operatorId, brandId, rights } = actor
    const ceilingMinor = ceilingOf(rights, 'withdrawals.approve')
    const by = { operator, operatorId, brandId, ceilingMinor, note: body.reason.trim() }
    const several = { withdrawalIds: body.withdrawalIds, language }
    return { results: await withdrawals.approveWithdrawals(several, by) }
  })
  route(queue.refuseWithdrawals, async ({ actor, body, language }) => {
    const { username: operator, brandId } = actor
    const by = { operator, brandId, remark: body.reason.trim() }
    const several = { withdrawalIds: body.withdrawalIds, language }
    return { results: await withdrawals.refuseWithdrawals(several, by) }
  })
}

const bindCaseRoutes = (route: Route, withdrawals: Withdrawals): void => {
  route(cases.listWithdrawals, ({ actor, query }) =>
    withdrawals.listWithdrawals({ brandId: actor.brandId, query }),
  )
  route(cases.askMember, ({ actor, params, body }) => {
    const { username: operator, brandId } = actor
    const question = body.question.trim()
    return withdrawals.askMember({ ...params, ...body, question, operator, brandId })
  })
  route(cases.addWithdrawalNote, ({ actor, params, body }) => {
    const { username: operator, brandId } = actor
    const note = body.note.trim()
    return withdrawals.addWithdrawalNote({ ...params, ...body, note, operator, brandId })
  })
  route(cases.showAnsweredPicture, ({ actor, params }) =>
    withdrawals.showAnsweredPicture(actor.brandId, params),
  )
}

/** Calls of operators about withdrawals in review. */
export const bindWithdrawalOperatorRoutes = (route: Route, withdrawals: Withdrawals): void => {
  route(ops.listWithdrawalsInReview, async ({ actor, query }) => ({
    withdrawals: await withdrawals.listWithdrawalsInReview(actor.brandId, query.limit),
  }))
  route(ops.showWithdrawal, ({ actor, params }) =>
    withdrawals.showWithdrawal(actor.brandId, params.withdrawalId),
  )
  route(ops.approveWithdrawal, async ({ actor, params }) => {
    const { username: operator, operatorId, brandId, rights } = actor
    const ceilingMinor = ceilingOf(rights, 'withdrawals.approve')
    await withdrawals.approveWithdrawal({
      ...params,
      operator,
      operatorId,
      brandId,
      ceilingMinor,
    })
    return withdrawals.showWithdrawal(brandId, params.withdrawalId)
  })
  route(ops.refuseWithdrawal, async ({ actor, params, body }) => {
    const { username: operator, brandId } = actor
    const remark = body.reason.trim()
    await withdrawals.refuseWithdrawal({ ...params, operator, brandId, remark })
    return withdrawals.showWithdrawal(brandId, params.withdrawalId)
  })
  bindQueueRoutes(route, withdrawals)
  bindCaseRoutes(route, withdrawals)
}
