import { formatMoney } from '@trevo/money/money.ts'

/** Events of a session. `balance` carries its `seq`, so that a late message never overrides a newer one. */
export type LiveEvent =
  | { topic: 'balance'; availBalance: string; seq: string }
  | { topic: 'deposit'; depositId: string; status: string }
  | { topic: 'withdrawal'; withdrawalId: string; status: string }
  /** The member's identity case has another state. */
  | { topic: 'kyc'; state: string }
  /** The unread count; of two the one with the higher `seq` is later. */
  | { topic: 'inbox'; unread: number; seq: string }
  | { topic: 'session-ended' }
  /** Something of the brand changed, such as maintenance: the status call has the details. */
  | { topic: 'status-changed' }
  | { topic: 'game-maintenance'; nodeId: number; maintenance: boolean }
  | { topic: 'vendor-maintenance'; vassalage: string; maintenance: boolean }
  /** The current amounts of the brand's progressive jackpots. */
  | { topic: 'jackpots'; pools: readonly { code: string; amount: string }[] }
  /** The member won one of them. */
  | { topic: 'jackpot-won'; code: string; nodeId: number; amount: string }
  /** A lottery has new numbers. */
  | {
      topic: 'draw'
      gameId: number
      gameCode: string
      numero: string
      winningNumber: string
    }
  /** A ticket of the member won, and is paid. */
  | { topic: 'prize'; gameId: number; numero: string; winAmount: string }
  /** A changed match: its score, and the current main prices. */
  | {
      topic: 'match'
      matchId: string
      sport: 'football' | 'esport'
      status: string
      tick: number
      score: readonly [number, number]
      version: number
      book: Readonly<Record<string, Readonly<Record<string, number>>>>
    }
  /** A slip of the member was settled, and is paid. */
  | { topic: 'slip'; slipId: string; amount: string }
  /** How many rewards and tickets of the member wait, and how many of them come from missions. */
  | { topic: 'reward'; unclaimed: number; missions: number }
  /** A limit of the member is used up to this percentage: 50, 80 or 100. */
  | { topic: 'limit'; kind: string; period: string; percent: number }
  /** A conversation of the member with the support desk got a message, or ended. */
  | { topic: 'chat'; chatId: string }
  /** Lists of games fetched before may be out of date. */
  | { topic: 'catalogue-changed' }
  /** Events may have been missed: the page reloads its content. */
  | { topic: 'resync' }

type Balance = { readonly availableMinor: bigint; readonly seq: bigint }
type Mailbox = { readonly unread: number; readonly seq: bigint }

/** A balance as the socket sends it. */
export const balanceEvent = ({ availableMinor, seq }: Balance): LiveEvent => ({
  topic: 'balance',
  availBalance: formatMoney(availableMinor),
  seq: String(seq),
})

/** A mailbox as the socket sends it. */
export const inboxEvent = ({ unread, seq }: Mailbox): LiveEvent => ({
  topic: 'inbox',
  unread,
  seq: String(seq),
})
