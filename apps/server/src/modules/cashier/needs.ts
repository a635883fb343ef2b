import type { DepositPromotion, DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import type { WithdrawalStatus } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { LastingExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { Wallet } from '../wallet/index.ts'

/** What the cashier needs from other modules, one field each; the wiring provides it. */
export type CashierNeeds = {
  readonly wallet: Pick<
    Wallet,
    | 'claimClientId'
    | 'postInTx'
    | 'balancesOf'
    | 'lockBalance'
    | 'hold'
    | 'capture'
    | 'release'
    | 'listMovements'
    | 'listNamedMovements'
    | 'sumMovements'
    | 'findTransferInTx'
    | 'sumStatementInTx'
    | 'listStatement'
    | 'areReversed'
  >
  /** Every kind of movement that can change a member's balance. */
  readonly movementKinds: readonly string[]
  readonly members: MembersNeed
  readonly limits: LimitsNeed
  readonly settings: SettingsNeed
  readonly play: PlayNeed
  readonly transfers: TransfersNeed
  /** What needs a second person waits there. */
  readonly staff: Approvals
  readonly promotions: DepositPromotions & BonusMoney
  readonly depositReturns: DepositReturns
  readonly delivery: DeliveryNeed
  readonly listeners: CashierListeners
}

/** Inside a transaction members are read through it, so that no second connection is taken. */
export type MembersNeed = {
  findDepositMember(memberId: bigint, tx?: Tx): Promise<DepositMember | undefined>
  /** The state of the accounts with this CPF (11 digits), at every brand. */
  findPayerAccounts(
    cpf: string,
    tx: Tx,
  ): Promise<{ readonly isExcluded: boolean; readonly isClosed: boolean }>
  /** The member's own exclusion in force, for the blocked page; null without one. */
  findExclusion(memberId: bigint): Promise<LastingExclusion | null>
  findWithdrawalMember(memberId: bigint, tx?: Tx): Promise<WithdrawalMember | undefined>
}

/** What deposits need to know of a member. */
export type DepositMember = {
  /** `<merchant>@<username>`, for operators. */
  readonly account: string
  readonly name: string
  /** 11 digits; undefined until the member provides it. */
  readonly cpf: string | undefined
  /** False for blocked, excluded and other members who may not deposit. */
  readonly mayDeposit: boolean
  /** Every payment for a closed account is returned. */
  readonly isClosed: boolean
}

/** What withdrawals need to know of a member. */
export type WithdrawalMember = {
  /** `<merchant>@<username>`, for operators. */
  readonly account: string
  /** One of the demo's own accounts, for operators. */
  readonly isDemo: boolean
  /** As the member provided it; null until then. */
  readonly payeeName: string | null
  /** 11 digits; undefined until the member provides it. */
  readonly cpf: string | undefined
  /** False for trial users and others who may not withdraw now. */
  readonly mayWithdraw: boolean
  /** An operator blocked withdrawals of the member: what is under way waits for a person. */
  readonly isBlocked?: boolean
  /** Excluded from play: a member who may not stake need not, before the money leaves. */
  readonly isExcluded: boolean
}

export type SettingsNeed = {
  /** The brand's jurisdiction accepts money only from the member's own CPF. */
  payerCpfRequired(brandId: number): boolean
  withdrawalLawOf(brandId: number): WithdrawalLaw
}

/** The rules of a brand's jurisdiction for withdrawals. */
export type WithdrawalLaw = {
  /** Only to an account of the member's own CPF. */
  readonly ownCpfRequired: boolean
  /** Payable within this many minutes; 0 if no law requires it. */
  readonly payableWithinMin: number
  /** Whether members may pay each other at all. */
  readonly betweenPeople: boolean
}

/** A stake by the transfer that took it. */
export type TakenStake = {
  readonly source: string
  readonly txnId: string
}

export type CreditedWin = {
  readonly amountMinor: bigint
  readonly reference: Readonly<Record<string, string>> | null
}

/** The movements of play that are stakes, and how much of them counts. */
export type PlayNeed = {
  readonly stakeKinds: readonly string[]
  /**
   * What counts as wagered of a member's stakes, together, by the movements that took them: of those that are
   * settled the part that was at risk (docs/valid-stake.md), of open and returned ones nothing. In the
   * transaction that relies on it.
   */
  sumValidStakes(tx: Tx, memberId: bigint, stakes: readonly TakenStake[]): Promise<bigint>
  /** Credits that must be staked before a withdrawal: winnings of free rounds, where their terms require it. */
  readonly winKinds: readonly string[]
  /** The required wagering for such a credit, in 1/10,000 BRL, from the data that the ledger keeps with it. */
  turnoverOfWin(win: CreditedWin): bigint
  /** The member's winnings from other members since then, at tables of players, in 1/10,000 BRL. */
  wonFromMembers(tx: Tx, memberId: bigint, since: Date): Promise<bigint>
  /** Whether operators were notified of play with another account since then, and did not dismiss it. */
  isSignalled(tx: Tx, memberId: bigint, since: Date): Promise<boolean>
}

/** The movements that transfer money from another member. */
/** The limits that people set for what they deposit. */
export type LimitsNeed = {
  /** @throws Refusal `limit.reached` if the member may not deposit this now */
  requireWithin(tx: Tx, memberId: bigint, amountMinor: bigint): Promise<void>
  /** Locks what counts the member's deposits; before their balance. */
  lock(tx: Tx, memberId: bigint): Promise<void>
  /** Counts a deposit that is credited in this transaction. @returns false if a limit does not allow it */
  admit(tx: Tx, memberId: bigint, amountMinor: bigint): Promise<boolean>
}

export type TransfersNeed = { readonly receivedKinds: readonly string[] }

/** A received deposit with a promotion. */
export type PromotedDeposit = {
  readonly memberId: bigint
  readonly depositId: string
  readonly promotionId: string
  readonly amountMinor: bigint
}

/**
 * What the cashier needs from promotions: which of them a member may choose for a deposit, and a listener for the
 * credit of such a deposit, in the same transaction.
 */
export type DepositPromotions = {
  list(
    memberId: bigint,
    brandId: number,
    /** Deposits of the member that were returned in full. */
    returnedCount: number,
  ): Promise<readonly DepositPromotion[]>
  onCredited(tx: Tx, deposit: PromotedDeposit): Promise<void>
}

/** A withdrawal forfeits bonus money that is locked beside the balance. */
export type BonusMoney = {
  /**
   * Forfeits a member's bonus money, in the transaction of the withdrawal and before its money is held. @throws
   * Refusal `withdrawal.bonus_active` if there is some and the member did not agree.
   */
  giveUpBonuses(tx: Tx, memberId: bigint, mayGiveUp: boolean): Promise<void>
}

/** A credited deposit that its bank reversed, in whole or in part. */
export type ReturnDebt = {
  readonly memberId: bigint
  readonly depositId: string
  readonly owedMinor: bigint
}

export type ReturnedDeposit = {
  readonly memberId: bigint
  readonly brandId: number
  readonly depositId: string
  /** The movement that credited it. */
  readonly transferId: bigint
  readonly creditedAt: Date
  readonly creditedMinor: bigint
  /** By this return. */
  readonly amountMinor: bigint
  /** By all returns so far, including this one. */
  readonly returnedMinor: bigint
}

/** Money that a house gave for a returned deposit and that the member already has. */
export type RewardToReverse = { readonly house: string; readonly amountMinor: bigint }

/**
 * Rewards of a deposit end with it: the modules that rewarded or counted it correct that in the transaction that
 * books the return, before the member's balance is locked.
 */
export type DepositReturns = {
  onReturned(tx: Tx, deposit: ReturnedDeposit): Promise<RewardToReverse | undefined>
  /** The balance did not cover a return: the member owes the rest. */
  onOwed?(tx: Tx, debt: ReturnDebt): Promise<void>
}

/** No module rewarded a deposit. */
export const noDepositReturns: DepositReturns = { onReturned: () => Promise.resolve(undefined) }

/** None can be chosen; a deposit made for a removed promotion is credited all the same. */
export const noPromotions: DepositPromotions & BonusMoney = {
  list: () => Promise.resolve([]),
  onCredited: () => Promise.resolve(),
  giveUpBonuses: () => Promise.resolve(),
}

/** The returned part of a credited Pix, and its source. */
export type DepositReversal = {
  readonly amountMinor: bigint
  readonly coveredMinor: bigint
  readonly owedMinor: bigint
}

/** Written in the transaction that books it, so that it is sent once and never for nothing. */
export type ReversalLetter = (tx: Tx, reversal: DepositReversal) => Promise<void>

export type DeliveryNeed = {
  /** Sends a message to a member whose deposit was reversed; undefined if there is no address. */
  reversalLetterTo(memberId: bigint): Promise<ReversalLetter | undefined>
}

export type DepositChange = {
  readonly memberId: bigint
  readonly depositId: string
  readonly status: DepositStatus
}

export type WithdrawalChange = {
  readonly memberId: bigint
  readonly withdrawalId: string
  readonly status: WithdrawalStatus
}

/** Inbox and live socket: notified after commit, so that open pages update. */
export type CashierListeners = {
  onDepositChanged(change: DepositChange): void
  onWithdrawalChanged(change: WithdrawalChange): void
}
