import { InstitutionFailure, type Institution } from '../port.ts'

const silent = (): Promise<never> =>
  Promise.reject(new InstitutionFailure('no institution is configured'))

/** For deployments without an institution: every request fails, so no deposit is created. */
export const noInstitution: Institution = {
  name: 'none',
  now: () => new Date(),
  createCharge: silent,
  cancelCharge: silent,
  findCharge: silent,
  findPayment: silent,
  listPayments: silent,
  listCharges: silent,
  requestRefund: silent,
  findRefund: silent,
  registerWebhook: silent,
  close: () => Promise.resolve(),
}
