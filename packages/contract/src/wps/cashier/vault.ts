import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, ClientId, Instant, Money, MoneyInput } from '../../shapes.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'COMM3' } as const

/** For how many days money can be put away, and how many parts may be away at a time. */
export const vaultDays = { min: 1, max: 30 } as const
export const vaultPartsMax = 20

export const VaultPart = z.object({
  id: z.uuid(),
  amount: Money,
  putAt: Instant,
  /** It comes back by itself then, and never earlier. */
  opensAt: Instant,
  returnedAt: Instant.nullable(),
})
export type VaultPart = z.infer<typeof VaultPart>

export const Vault = z.object({
  /** All that is away now. */
  total: Money,
  /** Parts that are away, the next to open first; then the last ones that came back. */
  parts: z.array(VaultPart),
})
export type Vault = z.infer<typeof Vault>

export const getVault = endpoint({
  name: 'getVault',
  summary: 'What the member has put away, and when it comes back',
  method: 'GET',
  path: '/wps/vault',
  ...common,
  query: z.object({ _: CacheBuster }),
  response: Vault,
  refusals: [],
})

export const putInVault = endpoint({
  name: 'putInVault',
  summary:
    'Puts a part of the balance away for some days: it can be neither staked nor withdrawn before',
  method: 'POST',
  path: '/wps/vault',
  ...common,
  startsMoney: true,
  evenExcluded: true,
  body: z.strictObject({
    clientId: ClientId,
    amount: MoneyInput,
    days: z.int().min(vaultDays.min).max(vaultDays.max),
  }),
  response: Vault,
  refusals: [
    'transfer.amount_invalid',
    'wallet.insufficient_balance',
    'request.id_reused',
    'vault.full',
  ],
  rateLimit: { max: 20, windowSec: 60 },
})
