import { fromCentavos } from '@trevo/money/money.ts'
import { z } from 'zod'
import type { InstitutionAccount } from '../account-port.ts'
import type { ApiPixClient } from './client.ts'

/** Fifteen digits hold every amount that an account can have. */
const BalanceShape = z.object({
  valor: z
    .string()
    .regex(/^-?\d{1,15}\.\d{2}$/)
    .transform((text) => fromCentavos(BigInt(text.replace('.', '')))),
})

/** The account service that our institutions offer besides API Pix, over the same connection. */
export const createApiAccount = (client: Pick<ApiPixClient, 'call'>): InstitutionAccount => ({
  findClosingBalance: async (day) => {
    const { valor } = await client.call({
      method: 'GET',
      path: `/saldo?${new URLSearchParams({ dia: day })}`,
      shape: BalanceShape,
    })
    return valor
  },
})
