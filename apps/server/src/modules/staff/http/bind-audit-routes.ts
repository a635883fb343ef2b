import {
  listAudit,
  listDataAccess,
  showAuditChain,
  verifyAuditChain,
} from '@trevo/contract/ops/audit.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Staff } from '../module.ts'

/** The search of what operators did and read. */
export const bindAuditRoutes = (route: Route, { audit }: Pick<Staff, 'audit'>): void => {
  route(listAudit, ({ actor, query }) =>
    audit.listAudit({ ...query, brandId: actor.brandId, rights: actor.rights }),
  )
  route(listDataAccess, ({ actor, query }) =>
    audit.listDataAccess({ ...query, brandId: actor.brandId, rights: actor.rights }),
  )
  route(showAuditChain, ({ actor }) => audit.showAuditChain(actor.brandId))
  route(verifyAuditChain, ({ actor, query }) =>
    audit.verifyAuditChain(actor.brandId, query.chain, query.after),
  )
}
