import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Money } from '../shapes.ts'
import { VendorAmount, VendorId } from './shapes.ts'

/**
 * A vendor that keeps a separate wallet for each player, and what the platform calls on it. Every
 * message is signed as in the seamless wallet, in the opposite direction.
 */
const asked = { requestId: VendorId }

/** The id is the platform's: the same id is the same movement, however often it is sent. */
const movement = { ...asked, transferId: VendorId, playerRef: VendorId, amount: VendorAmount }

export const TransferMovement = z.strictObject(movement)
export const TransferQuery = z.strictObject({ ...asked, transferId: VendorId })
export const TransferBalanceQuery = z.strictObject({ ...asked, playerRef: VendorId })

export const TransferReply = z.object({
  requestId: z.string(),
  /**
   * `done`: moved, once. `refused`: not moved, and never will be under this id. `unknown`: this id
   * never arrived; only a query returns it.
   */
  state: z.enum(['done', 'refused', 'unknown']),
})
export type TransferReply = z.infer<typeof TransferReply>
export const TransferBalanceReply = z.object({ requestId: z.string(), balance: Money })

const call = <const Path extends string, Body extends z.ZodType, Reply extends z.ZodType>(
  name: string,
  summary: string,
  path: Path,
  { body, response }: { readonly body: Body; readonly response: Reply },
) =>
  endpoint({
    name,
    summary,
    method: 'POST',
    path,
    family: 'vendor',
    auth: 'none',
    body,
    response,
    refusals: [],
  })

const moving = { body: TransferMovement, response: TransferReply }

/** On the vendor's side. */
export const transferWallet = {
  deposit: call(
    'transferDeposit',
    'Money into the vendor’s wallet',
    '/platform/v1/transfer/deposit',
    moving,
  ),
  withdraw: call('transferWithdraw', 'Money out of it', '/platform/v1/transfer/withdraw', moving),
  query: call('transferQuery', 'What became of a transfer', '/platform/v1/transfer/query', {
    body: TransferQuery,
    response: TransferReply,
  }),
  /** Voids a transfer that never arrived: a late message with its id is refused. Answers `done` if it had arrived. */
  cancel: call(
    'transferCancel',
    'Bars an id, or reports that it was already used',
    '/platform/v1/transfer/cancel',
    {
      body: TransferQuery,
      response: TransferReply,
    },
  ),
  balance: call('transferBalance', 'What the wallet holds', '/platform/v1/transfer/balance', {
    body: TransferBalanceQuery,
    response: TransferBalanceReply,
  }),
} as const
