import type { LedgerTransfer } from '@trevo/contract/ops/ledger/ledger.ts'

/** A kind of movement as the ledger names it, readable: `play.stake_taken` is "play · stake taken". */
export const readKind = (kind: string): string =>
  kind.replace('.', ' · ').replaceAll('_', ' ').replaceAll('.', ' ')

/** From whom to whom: the sides that gave, then those that got. */
export const sidesOf = ({
  legs,
}: LedgerTransfer): { readonly gave: string; readonly got: string } => {
  const name = (leg: LedgerTransfer['legs'][number]): string =>
    leg.house ?? `${leg.username || leg.memberId}${leg.part === 'held' ? ' (held)' : ''}`
  const of = (isGiver: boolean): string =>
    legs
      .filter(({ amount }) => amount.startsWith('-') === isGiver)
      .map(name)
      .join(', ')
  return { gave: of(true), got: of(false) }
}
