import type { Clock } from '@trevo/platform/clock.ts'
import type { KeepUnreadable, OpenInstitution } from '../port.ts'
import { createApiAccount } from './api-account.ts'
import { createApiPayouts } from './api-payouts.ts'
import { createApiPix } from './api-pix.ts'
import { createApiPixClient } from './client.ts'
import { openWebhook } from './open-webhook.ts'
import { readPixAccess } from './read-access.ts'

/**
 * The institution with API Pix named by the environment; undefined if there is none. @throws if a variable is
 * wrong or a certificate is missing.
 */
export const openApiPix = async (
  environment: NodeJS.ProcessEnv,
  isDemo: boolean,
  clock: Clock,
  keepUnreadable: KeepUnreadable,
): Promise<OpenInstitution | undefined> => {
  const access = await readPixAccess(environment, isDemo)
  if (!access) return undefined
  const client = createApiPixClient(
    { ...access, url: access.apiUrl, tls: access.apiTls },
    clock,
    keepUnreadable,
  )
  return {
    institution: createApiPix(client, access.pixKey),
    payouts: createApiPayouts(client),
    account: createApiAccount(client),
    notices: {
      pollEveryMs: access.pollEveryMs,
      listen: async (listener) => {
        const webhook = await openWebhook({ ...access.webhook, ...listener })
        return { ...webhook, url: access.webhook.publicUrl ?? webhook.url }
      },
    },
  }
}
