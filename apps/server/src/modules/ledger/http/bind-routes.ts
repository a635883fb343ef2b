import { addEvidence, openEvidence } from '@trevo/contract/ops/ledger/evidence.ts'
import {
  adjustBalance,
  listAdjustments,
  listHolds,
  listHouseMovements,
  listHouses,
  listLedgerProofs,
  openAdjustment,
  searchTransfers,
  showTransfer,
} from '@trevo/contract/ops/ledger/ledger.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { Ledger } from '../module.ts'

export const bindLedgerOperatorRoutes = (route: Route, ledger: Ledger): void => {
  route(searchTransfers, ({ actor, query }) => ledger.searchTransfers(actor, query))
  route(showTransfer, ({ actor, params }) => ledger.showTransfer(actor, params.transferId))
  route(listHouses, () => ledger.listHouses())
  route(listHouseMovements, ({ actor, params, query }) =>
    ledger.listHouseMovements(actor, params.house, query.limit),
  )
  route(listHolds, ({ actor, query }) => ledger.listHolds(actor, query))
  route(listLedgerProofs, ({ query }) => ledger.listLedgerProofs(query.limit))
  route(openAdjustment, ({ actor, params }) => ledger.openAdjustment(actor, params.member))
  route(adjustBalance, ({ actor, body }) => ledger.adjustBalance(actor, body))
  route(addEvidence, ({ actor, body }) => ledger.addEvidence(actor, body))
  route(openEvidence, ({ actor, params, body }) =>
    ledger.openEvidence(actor, params.evidenceId, body.reason),
  )
  route(listAdjustments, ({ actor, query }) => ledger.listAdjustments(actor, query))
}
