import type { PrizeCause, PrizeProduct } from '@trevo/contract/ops/compliance/prizes.ts'

/** What a module tells of something of its own that is not paid. */
export type UnpaidFact =
  | { readonly kind: 'draw'; readonly isDrawn: boolean; readonly trouble: string | null }
  | { readonly kind: 'big_prize' | 'lottery_credit' | 'match' | 'slip_credit' | 'pix' | 'balance' }
  | { readonly kind: 'round'; readonly product: 'games' | 'rooms' }
  | {
      readonly kind: 'held_credit'
      readonly product: 'games' | 'rooms'
      /** One of two persons has said yes to its release. */
      readonly isAsked: boolean
    }
  | {
      readonly kind: 'withdrawal'
      readonly status: 'review' | 'second_review' | 'approved' | 'paying' | 'confirming'
      /** A question to the member has no answer yet. */
      readonly isMemberAsked: boolean
      /** Why an operator blocked withdrawals of the member; null where nobody did. */
      readonly blockReason: string | null
      readonly isAccountClosed: boolean
    }

type Cause = { readonly cause: PrizeCause; readonly detail: string | null }

const only = (cause: PrizeCause): Cause => ({ cause, detail: null })

const causeOfWithdrawal = (fact: Extract<UnpaidFact, { kind: 'withdrawal' }>): Cause => {
  if (fact.blockReason !== null) return { cause: 'block', detail: fact.blockReason }
  if (fact.isAccountClosed) return only('closed_account')
  if (fact.isMemberAsked) return only('member')
  if (fact.status === 'second_review') return only('second_person')
  return only(fact.status === 'review' ? 'review' : 'institution')
}

/** Why something is not paid: what has to happen next, the strongest cause first. */
export const judgeCause = (fact: UnpaidFact): Cause => {
  switch (fact.kind) {
    case 'draw':
      return { cause: fact.isDrawn ? 'calculation' : 'result', detail: fact.trouble }
    case 'match':
      return only('result')
    case 'round':
    case 'lottery_credit':
    case 'slip_credit':
      return only('calculation')
    case 'big_prize':
      return only('second_person')
    case 'held_credit':
      return only(fact.isAsked ? 'second_person' : 'held')
    case 'withdrawal':
      return causeOfWithdrawal(fact)
    case 'pix':
      return only('payer')
    case 'balance':
      return only('closed_account')
  }
}

/** The product whose prize it is. */
export const productOf = (fact: UnpaidFact): PrizeProduct => {
  switch (fact.kind) {
    case 'draw':
    case 'big_prize':
    case 'lottery_credit':
      return 'lottery'
    case 'match':
    case 'slip_credit':
      return 'sportsbook'
    case 'round':
    case 'held_credit':
      return fact.product
    case 'withdrawal':
      return 'withdrawals'
    case 'pix':
    case 'balance':
      return 'accounts'
  }
}
