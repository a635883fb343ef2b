import type { StatementLine } from '../../wallet/index.ts'
import type { RecordsNeeds, RelatedMovements } from '../needs.ts'

export type RelatedNeeds = Pick<
  RecordsNeeds,
  'wallet' | 'play' | 'lottery' | 'sportsbook' | 'cashier' | 'promotions' | 'transfers'
>

const nothing: RelatedMovements = { names: [], isOpen: null }

/** The module of a movement, by the first part of its kind; a jackpot belongs to the round that won it. */
const ownerOf = (needs: RelatedNeeds, kind: string) => {
  const owners = { ...needs, jackpots: needs.play }
  const [name] = kind.split('.')
  switch (name) {
    case 'play':
    case 'jackpots':
    case 'lottery':
    case 'sportsbook':
    case 'cashier':
    case 'promotions':
    case 'transfers':
      return owners[name]
    default:
      return undefined
  }
}

/** The other lines of the same bet, bonus, withdrawal or hold, oldest first. */
export const readRelated = async (needs: RelatedNeeds, memberId: bigint, line: StatementLine) => {
  const { names, isOpen } = (await ownerOf(needs, line.kind)?.relatedOf(memberId, line)) ?? nothing
  const lines = await needs.wallet.listLinesNamed(memberId, names)
  return { lines: lines.filter(({ seq }) => seq !== line.seq), isOpen }
}
