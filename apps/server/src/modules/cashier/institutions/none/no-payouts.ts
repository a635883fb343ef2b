import type { PayoutInstitution } from '../payout-port.ts'
import { InstitutionFailure } from '../port.ts'

const silent = (): Promise<never> =>
  Promise.reject(new InstitutionFailure('no institution is configured'))

/** For deployments without an institution: every request fails, so nothing is sent. */
export const noPayouts: PayoutInstitution = {
  findKeyHolder: silent,
  requestPayout: silent,
  findPayout: silent,
  cancelPayout: silent,
  listPayouts: silent,
  answerPart: silent,
}
