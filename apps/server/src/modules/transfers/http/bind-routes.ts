import * as endpoints from '@trevo/contract/wps/transfers.ts'
import { getVault, putInVault } from '@trevo/contract/wps/cashier/vault.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Transfers } from '../module.ts'

export const bindTransferRoutes = (route: Route, transfers: Transfers): void => {
  route(endpoints.listWallets, ({ actor, brand }) =>
    transfers.listWallets(actor.memberId, brand.id),
  )

  route(endpoints.walletTransfer, ({ actor, brand, body }) =>
    transfers.walletTransfer({ memberId: actor.memberId, brandId: brand.id, ...body }),
  )

  route(endpoints.recallFunds, ({ actor, brand, body }) =>
    transfers.recallFunds({ memberId: actor.memberId, brandId: brand.id, ...body }),
  )

  route(endpoints.getTransferPeople, ({ actor, brand, query }) =>
    transfers.getTransferPeople(actor.memberId, brand.id, query.search ?? ''),
  )

  route(endpoints.transferUpline, ({ actor, brand, body }) =>
    transfers.transferUpline({ memberId: actor.memberId, brandId: brand.id, ...body }),
  )

  route(endpoints.transferDownline, ({ actor, brand, body }) =>
    transfers.transferDownline({ memberId: actor.memberId, brandId: brand.id, ...body }),
  )

  route(getVault, ({ actor }) => transfers.getVault(actor.memberId))

  route(putInVault, ({ actor, body }) =>
    transfers.putInVault({ memberId: actor.memberId, ...body }),
  )

  route(endpoints.transferMany, ({ actor, brand, body }) =>
    transfers.transferMany({ memberId: actor.memberId, brandId: brand.id, ...body }),
  )
}
