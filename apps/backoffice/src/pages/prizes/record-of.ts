import type { PrizeItem } from '@trevo/contract/ops/compliance/prizes.ts'

const firstPart = (ref: string): string => ref.split('.')[0] ?? ref

/** The page where an item is dealt with; undefined where the item itself is. */
export const recordOf = ({ kind, ref, username }: PrizeItem): string | undefined => {
  switch (kind) {
    case 'draw':
      return `/lottery/draws/${ref}`
    case 'lottery_credit':
      return `/lottery/draws/${firstPart(ref)}`
    case 'big_prize':
      return '/lottery/prizes'
    case 'match':
      return `/trading?match=${ref}`
    case 'slip_credit':
      return `/trading/slips?row=S${firstPart(ref)}`
    case 'round': {
      const at = ref.indexOf(':')
      const [vendor, round] = [ref.slice(0, at), ref.slice(at + 1)]
      return `/games/rounds/${encodeURIComponent(round)}?vendor=${encodeURIComponent(vendor)}`
    }
    case 'held_credit':
      return `/games/held?credit=${ref}`
    case 'withdrawal':
      return `/withdrawals/${ref}`
    case 'pix':
      return '/deposits?tab=unclaimed'
    case 'balance':
      return username === null ? undefined : `/members/${username}`
  }
}
