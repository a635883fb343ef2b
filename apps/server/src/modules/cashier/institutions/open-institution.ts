import type { Clock } from '@trevo/platform/clock.ts'
import { openApiPix } from './api-pix/open-api-pix.ts'
import { noInstitution } from './none/no-institution.ts'
import { noPayouts } from './none/no-payouts.ts'
import type { KeepUnreadable, OpenInstitution } from './port.ts'

/** The institution named by the environment, or none. */
export const openInstitution = async (
  environment: NodeJS.ProcessEnv,
  isDemo: boolean,
  clock: Clock,
  keepUnreadable: KeepUnreadable,
): Promise<OpenInstitution> =>
  (await openApiPix(environment, isDemo, clock, keepUnreadable)) ?? {
    institution: noInstitution,
    payouts: noPayouts,
    account: undefined,
    notices: undefined,
  }
