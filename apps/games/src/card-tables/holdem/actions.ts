import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import type { CardAction, CardContext } from '../common/context.ts'
import { dealOf, moneyOf, ownRow } from './read-view.ts'
import type { HoldemWords } from './words.ts'

type Chosen = { readonly words: HoldemWords; readonly chosenMinor: bigint }

const raiseOf = (
  context: CardContext,
  {
    leastMinor,
    mostMinor,
    betMinor,
  }: { leastMinor: string | null } & Record<'mostMinor' | 'betMinor', string | null>,
  { words, chosenMinor }: Chosen,
): CardAction => {
  const label = betMinor === '0' ? words.bet : words.raise
  const isAll = mostMinor !== null && chosenMinor === BigInt(mostMinor)
  const amount = moneyOf(context)(chosenMinor)
  return {
    label,
    note: leastMinor === null ? '—' : isAll ? `${words.allIn} ${amount}` : words.raiseNote(amount),
    look: 'raise',
    isDisabled: leastMinor === null,
    act: () => context.move({ kind: 'raise', toMinor: String(chosenMinor) }),
  }
}

/** A seat's moves, in the order of the dock. */
export const actionsOf = (
  context: CardContext,
  view: CardTableView,
  chosen: Chosen,
): readonly CardAction[] => {
  const { words } = chosen
  const own = ownRow(view)
  const legal = view.state === 'playing' ? dealOf(view)?.legal : undefined
  if (legal) {
    const { canCheck, callMinor } = legal
    const match: CardAction = canCheck
      ? {
          label: words.check,
          note: words.checkNote,
          look: 'accept',
          act: () => context.move({ kind: 'check' }),
        }
      : {
          label: words.call,
          note: moneyOf(context)(callMinor ?? '0'),
          look: 'accept',
          act: () => context.move({ kind: 'call' }),
        }
    const fold: CardAction = {
      label: words.fold,
      note: words.foldNote,
      look: 'quiet',
      act: () => context.move({ kind: 'fold' }),
    }
    return [fold, match, raiseOf(context, legal, chosen)]
  }
  if (own?.isSittingOut !== true || own.isLeaving) return []
  const back = () => context.sitOut(false)
  return [{ label: words.back, note: words.backNote, look: 'main', act: back }]
}
