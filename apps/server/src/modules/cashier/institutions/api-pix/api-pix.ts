import { z } from 'zod'
import type { Institution } from '../port.ts'
import { chargesOf } from './charges.ts'
import type { ApiPixClient } from './client.ts'
import { paymentsOf } from './payments.ts'

/** The central bank's API Pix 2.9.0 as our institution port. */
export const createApiPix = (client: ApiPixClient, pixKey: string): Institution => ({
  name: 'api-pix',
  now: () => client.now(),
  ...chargesOf(client, pixKey),
  ...paymentsOf(client),

  registerWebhook: async (url) => {
    await client.call({
      method: 'PUT',
      path: `/webhook/${encodeURIComponent(pixKey)}`,
      body: { webhookUrl: url },
      shape: z.unknown(),
    })
  },

  close: () => client.close(),
})
