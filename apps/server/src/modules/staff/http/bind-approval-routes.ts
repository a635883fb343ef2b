import {
  approveChange,
  askChange,
  commentOnChange,
  countChangeRequests,
  listChangeRequests,
  refuseChange,
  showChangeRequest,
  withdrawChange,
} from '@trevo/contract/ops/approvals.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Staff } from '../module.ts'

/** The inbox of acts that wait for a second person. */
export const bindApprovalRoutes = (route: Route, { approvals }: Pick<Staff, 'approvals'>): void => {
  route(listChangeRequests, ({ actor, query }) => approvals.listChangeRequests(actor, query))
  route(countChangeRequests, ({ actor }) => approvals.countChangeRequests(actor))
  route(showChangeRequest, ({ actor, params }) =>
    approvals.showChangeRequest(actor, params.requestId),
  )
  route(askChange, async ({ actor, body }) => {
    const ask = { ...body, reason: body.reason.trim(), brandId: actor.brandId, by: actor }
    const { requestId } = await approvals.askChange(ask)
    return approvals.showChangeRequest(actor, requestId)
  })
  route(commentOnChange, ({ actor, params, body }) =>
    approvals.commentOnChange({
      requestId: params.requestId,
      commentId: body.commentId,
      text: body.text.trim(),
      by: actor,
    }),
  )
  route(approveChange, async ({ actor, params }) =>
    approvals.present(await approvals.approveChange({ ...params, by: actor }), actor),
  )
  route(refuseChange, async ({ actor, params, body }) => {
    const decision = { ...params, by: actor, reason: body.reason.trim() }
    return approvals.present(await approvals.refuseChange(decision), actor)
  })
  route(withdrawChange, async ({ actor, params }) =>
    approvals.present(await approvals.withdrawChange({ ...params, by: actor }), actor),
  )
}
