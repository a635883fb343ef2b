import { showDossier } from '@trevo/contract/ops/system/dossier.ts'
import * as contract from '@trevo/contract/ops/system/system.ts'
import type { Route } from '../../../platform/http/bind-route.ts'
import type { System } from '../module.ts'

/** What runs, for operators of all brands. */
export const bindSystemRoutes = (route: Route, system: System): void => {
  route(contract.listCopies, () => system.listCopies())
  route(contract.listJobs, () => system.listJobs())
  route(contract.showSystemState, () => system.showSystemState())
  route(contract.listErrors, ({ query }) => system.listErrors(query))
  route(contract.listFileChecks, ({ query }) => system.listFileChecks(query))
  route(contract.runJob, ({ body }) => system.runJob(body.name))
  route(contract.restartJob, ({ body }) => system.restartJob(body.jobId))
  route(showDossier, ({ actor }) => system.showDossier(actor.brandId))
  route(contract.checkFiles, ({ actor }) => system.checkFiles(actor.username))
}
