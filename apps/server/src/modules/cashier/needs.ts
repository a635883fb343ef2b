import type { DepositPromotion, DepositStatus } from '@trevo/contract/wps/cashier/deposit.ts'
import type { WithdrawalStatus } from '@trevo/contract/wps/cashier/withdrawal.ts'
import type { LastingExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { Wallet } from '../wallet/index.ts'

/** What the cashier needs of other modules, a field for each; the wiring hands it over. */
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
  readonly settings: SettingsNeed
  readonly play: PlayNeed
  readonly transfers: TransfersNeed
  readonly promotions: DepositPromotions & BonusMoney
  readonly depositReturns: DepositReturns
  readonly delivery: DeliveryNeed
  readonly listeners: CashierListeners
}

/** Inside a transaction members are read through it: there no second connection is taken. */
export type MembersNeed = {
  findDepositMember(memberId: bigint, tx?: Tx): Promise<DepositMember | undefined>
  /** The state of the accounts that have this CPF (11 digits), of every brand. */
  findPayerAccounts(
    cpf: string,
    tx: Tx,
  ): Promise<{ readonly isExcluded: boolean; readonly isClosed: boolean }>
  /** The member's own exclusion that lasts, for the page that it shuts; null without one. */
  findExclusion(memberId: bigint): Promise<LastingExclusion | null>
  findWithdrawalMember(memberId: bigint, tx?: Tx): Promise<WithdrawalMember | undefined>
}

/** What deposits have to know of a member. */
export type DepositMember = {
  /** `<merchant>@<username>`, for operators. */
  readonly account: string
  readonly name: string
  /** 11 digits; undefined until the member gives it. */
  readonly cpf: string | undefined
  /** False for the blocked, the excluded and others who may not put money in. */
  readonly mayDeposit: boolean
  /** Every payment for a closed account goes back. */
  readonly isClosed: boolean
}

/** What withdrawals have to know of a member. */
export type WithdrawalMember = {
  /** `<merchant>@<username>`, for operators. */
  readonly account: string
  /** One of the demo's own accounts, for operators. */
  readonly isDemo: boolean
  /** As the member gave it; null until then. */
  readonly payeeName: string | null
  /** 11 digits; undefined until the member gives it. */
  readonly cpf: string | undefined
  /** False for trial users and others who may not take money out now. */
  readonly mayWithdraw: boolean
  /** Excluded from play: a member who may not stake need not, before the money leaves. */
  readonly isExcluded: boolean
}

export type SettingsNeed = {
  /** The brand's jurisdiction takes money from the member's own CPF alone. */
  payerCpfRequired(brandId: number): boolean
  withdrawalLawOf(brandId: number): WithdrawalLaw
}

/** The rules of a brand's jurisdiction for withdrawals. */
export type WithdrawalLaw = {
  /** Only to an account of the member's own CPF. */
  readonly ownCpfRequired: boolean
  /** Payable within so many minutes; 0 where no law requires it. */
  readonly payableWithinMin: number
  /** Whether people may pay each other at all. */
  readonly betweenPeople: boolean
}

/** A stake by the transfer that took it. */
export type TakenStake = {
  readonly source: string
  readonly txnId: string
  readonly memberId: bigint
  readonly amountMinor: bigint
}

export type CreditedWin = {
  readonly amountMinor: bigint
  readonly reference: Readonly<Record<string, string>> | null
}

/** The movements of play that are stakes, and what counts of them. */
export type PlayNeed = {
  readonly stakeKinds: readonly string[]
  /**
   * What counts as wagered of stakes, together: of those that are settled the part that was at risk
   * (docs/valid-stake.md), of open and returned ones nothing. In the transaction that relies on it.
   */
  sumValidStakes(tx: Tx, stakes: readonly TakenStake[]): Promise<bigint>
  /** Credits that must be staked before a withdrawal: winnings of free rounds, where their terms require it. */
  readonly winKinds: readonly string[]
  /** What must be staked for such a credit, in 1/10,000 BRL, by what the ledger notes beside it. */
  turnoverOfWin(win: CreditedWin): bigint
  /** What the member won from other members since then, at tables of players, in 1/10,000 BRL. */
  wonFromMembers(tx: Tx, memberId: bigint, since: Date): Promise<bigint>
  /** Whether operators were notified of play with another account since then, and did not dismiss it. */
  isSignalled(tx: Tx, memberId: bigint, since: Date): Promise<boolean>
}

/** The movements by which a member gets money from another. */
export type TransfersNeed = { readonly receivedKinds: readonly string[] }

/** A deposit that came in for a promotion. */
export type PromotedDeposit = {
  readonly memberId: bigint
  readonly depositId: string
  readonly promotionId: string
  readonly amountMinor: bigint
}

/**
 * What the cashier needs from promotions: which of them a member may choose for a deposit, and
 * a listener for when such a deposit is credited, in the same transaction.
 */
export type DepositPromotions = {
  list(
    memberId: bigint,
    brandId: number,
    /** Deposits of the member that went back as a whole. */
    returnedCount: number,
  ): Promise<readonly DepositPromotion[]>
  onCredited(tx: Tx, deposit: PromotedDeposit): Promise<void>
}

/** Bonus money that is locked beside the balance is given up by taking money out. */
export type BonusMoney = {
  /**
   * Gives up what a member has of it, in the transaction of the withdrawal and before its money is held.
   * @throws Refusal `withdrawal.bonus_active` when there is some and the member did not agree.
   */
  giveUpBonuses(tx: Tx, memberId: bigint, mayGiveUp: boolean): Promise<void>
}

/** A credited deposit of which its bank took something back. */
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
  /** By all returns so far, this one among them. */
  readonly returnedMinor: bigint
}

/** Money that a house gave for a returned deposit and that the member has already. */
export type RewardToReverse = { readonly house: string; readonly amountMinor: bigint }

/**
 * What a deposit brought ends with it: those who gave something for it, or counted it, correct that
 * in the transaction that books the return, before the member's balance is locked.
 */
export type DepositReturns = {
  onReturned(tx: Tx, deposit: ReturnedDeposit): Promise<RewardToReverse | undefined>
}

/** Nobody gave anything for a deposit. */
export const noDepositReturns: DepositReturns = { onReturned: () => Promise.resolve(undefined) }

/** None can be chosen; a deposit made for one that is gone is credited all the same. */
export const noPromotions: DepositPromotions & BonusMoney = {
  list: () => Promise.resolve([]),
  onCredited: () => Promise.resolve(),
  giveUpBonuses: () => Promise.resolve(),
}

/** What was returned of a credited Pix, and where it came from. */
export type DepositReversal = {
  readonly amountMinor: bigint
  readonly coveredMinor: bigint
  readonly owedMinor: bigint
}

/** Written in the transaction that books it, so that it is sent once and never for nothing. */
export type ReversalLetter = (tx: Tx, reversal: DepositReversal) => Promise<void>

export type DeliveryNeed = {
  /** Who writes to a member whose deposit was reversed; undefined where there is no address. */
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

/** Inbox and live socket: notified after commit, so that the page that shows it updates itself. */
export type CashierListeners = {
  onDepositChanged(change: DepositChange): void
  onWithdrawalChanged(change: WithdrawalChange): void
}
