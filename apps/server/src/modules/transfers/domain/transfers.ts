import { ascending } from '@trevo/platform/in-order.ts'
import type { KindDefinition, PostCommand } from '../../wallet/index.ts'

/**
 * Every movement of this module. `vendor-wallets` is what members have with vendors: it grows by their transfers
 * there and shrinks by those back. `between-members` is passed through within one commit and always returns to its
 * balance.
 */
const vendorWallets = 'vendor-wallets'
const betweenMembers = 'between-members'
const source = 'transfers'

const kinds = {
  held: { kind: 'transfers.fund_held', role: 'hold', typeCode: 8202 },
  moved: { kind: 'transfers.fund_moved', role: 'capture', typeCode: 8202, house: vendorWallets },
  released: { kind: 'transfers.fund_released', role: 'release', typeCode: 8202 },
  recalled: {
    kind: 'transfers.fund_recalled',
    role: 'credit',
    typeCode: 8202,
    house: vendorWallets,
  },
  sent: { kind: 'transfers.money_sent', role: 'debit', typeCode: 6207, house: betweenMembers },
  received: {
    kind: 'transfers.money_received',
    role: 'credit',
    typeCode: 6104,
    house: betweenMembers,
  },
  // Open to excluded members: it takes nothing from anybody.
  closed: { kind: 'transfers.vault_closed', role: 'hold', typeCode: 8203, guarded: false },
  opened: { kind: 'transfers.vault_opened', role: 'release', typeCode: 8103 },
} as const satisfies Record<string, KindDefinition>

/** A member's money from another. */
export const moneyReceivedKind = kinds.received.kind

export const transferKinds: readonly KindDefinition[] = Object.values(kinds)

type Fund = {
  readonly id: string
  readonly memberId: bigint
  readonly amountMinor: bigint
  readonly vendor: string
}

const fund = (transfer: Fund, step: 'held' | 'moved' | 'released' | 'recalled'): PostCommand => ({
  source,
  txnId: `${transfer.id}:${step}`,
  kind: kinds[step].kind,
  memberId: transfer.memberId,
  amountMinor: transfer.amountMinor,
  reference: { vendor: transfer.vendor },
})

/** Available → held, while the vendor is called. */
export const fundHeld = (transfer: Fund) => fund(transfer, 'held')
const holdOf = ({ id }: Fund) => ({ source, txnId: `${id}:held` })
/** Held → vendor-wallets: the vendor has it. */
export const fundMoved = (transfer: Fund) => ({
  ...fund(transfer, 'moved'),
  hold: holdOf(transfer),
})
/** Held → available: the vendor does not have it and never will. */
export const fundReleased = (transfer: Fund) => ({
  ...fund(transfer, 'released'),
  hold: holdOf(transfer),
})
/** Vendor-wallets → available: the vendor has returned it. */
export const fundRecalled = (transfer: Fund) => fund(transfer, 'recalled')

type Put = { readonly id: string; readonly member_id: bigint; readonly amount_minor: bigint }

const vault = (put: Put, step: 'closed' | 'opened'): PostCommand => ({
  source,
  txnId: `${put.id}:vault-${step}`,
  kind: kinds[step].kind,
  memberId: put.member_id,
  amountMinor: put.amount_minor,
})

/** Available → held: put away until its moment. */
export const vaultClosed = (put: Put) => vault(put, 'closed')
/** Held → available, at that moment. */
export const vaultOpened = (put: Put) => ({
  ...vault(put, 'opened'),
  hold: { source, txnId: `${put.id}:vault-closed` },
})

type Gift = {
  readonly id: string
  readonly fromMemberId: bigint
  readonly toMemberId: bigint
  readonly amountMinor: bigint
}

/** Sender → between-members → receiver, each with the code of its side, in one commit. */
export const moneySent = (gift: Gift): readonly PostCommand[] => {
  const { id, fromMemberId, toMemberId, amountMinor } = gift
  const both: PostCommand[] = [
    { source, txnId: `${id}:sent`, kind: kinds.sent.kind, memberId: fromMemberId, amountMinor },
    {
      source,
      txnId: `${id}:received`,
      kind: kinds.received.kind,
      memberId: toMemberId,
      amountMinor,
    },
  ]
  // Members are locked in ascending order everywhere.
  return both.toSorted(ascending(({ memberId }) => memberId))
}

const pairs = [
  [':vault-closed', ':vault-opened'],
  [':held', ':released'],
] as const

/** Under which names the ledger may have both ends of a hold, by either; none for any other movement. */
export const holdMovementNames = (txnId: string) => {
  const pair = pairs.find((ends) => ends.some((end) => txnId.endsWith(end)))
  const id = txnId.slice(0, txnId.lastIndexOf(':'))
  return (pair ?? []).map((end) => ({ source, txnId: `${id}${end}` }))
}
