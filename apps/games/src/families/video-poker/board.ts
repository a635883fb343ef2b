import './video-poker.css'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { holdAll } from '@trevo/game-rules/video-poker/engine.ts'
import { kindNames } from '@trevo/game-rules/video-poker/texts.ts'
import type {
  HandKind,
  VideoPokerChoice,
  VideoPokerTitle,
  VideoPokerView,
} from '@trevo/game-rules/video-poker/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { createNumberField } from '../../widgets/number-field.ts'
import { dealingFrom } from '../../widgets/table/create-duel.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createHoldRow } from './hold-row.ts'
import { createPaytable } from './paytable.ts'
import { createSmallHands } from './small-hands.ts'
import { words as wordsIn } from './words.ts'

const viewOf = ({ view }: SeenRound): VideoPokerView => view as unknown as VideoPokerView // the engine's own

const dealIcon = 'M4 7.5 12 4l8 3.5-8 3.5zM4 12l8 3.5 8-3.5M4 16.5 12 20l8-3.5'

/** Video poker: five cards to hold or change, one to ten hands, the paytable above. */
export const createBoard = (context: BoardContext<VideoPokerTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  let act: ((action: Json) => void) | undefined
  let seen: SeenRound | undefined
  const paytable = createPaytable(title.maths, language, words.paytable)
  const small = createSmallHands(language)
  const status = h('p', { class: 'odds-arc' })
  const row = createHoldRow(language, words, () => {
    sound.click()
    context.changed()
  })
  const hands = createNumberField({
    label: words.hands,
    lessLabel: words.fewer,
    moreLabel: words.more,
    min: 1,
    max: title.maths.handCountMax,
    value: 1,
    show: String,
    onChange: () => {
      small.wait(hands.value() - 1)
      sound.click()
      context.changed()
    },
  })
  const element = h(
    'div',
    { class: 'felt video-poker' },
    paytable.element,
    small.element,
    status,
    row.element,
  )
  const perHand = h('p', { class: 'per-hand' })
  const pacer = createPacer(context.ms, element)
  const dealing = dealingFrom(element, pacer.ms, () => sound.tick(1))
  const none: ReadonlySet<HandKind> = new Set()

  const price = (): void => {
    const stakeMinor = context.stakeMinor()
    const money = (amount: bigint): string => formats.money(formatMoney(amount))
    paytable.price((stakes) => money(stakeMinor * BigInt(stakes)))
    perHand.textContent = words.perHand(money(stakeMinor))
  }
  const clear = (): void => {
    seen = undefined
    row.clear()
    paytable.mark(none, false)
    status.textContent = ''
    small.wait(hands.value() - 1)
  }
  const showDealt = async (view: VideoPokerView): Promise<void> => {
    await row.deal(view.dealt, dealing)
    row.setHeld(0)
    const { dealtKind } = view
    paytable.mark(dealtKind ? new Set([dealtKind]) : none, false)
    status.textContent = dealtKind ? words.already(kindNames(dealtKind)[language]) : words.choose
  }
  const showFinal = async ({ hands: final, held }: VideoPokerView): Promise<void> => {
    const [first, ...others] = final
    row.setOpen(false)
    row.setHeld(held ?? 0)
    for (const [at, hand] of others.entries()) {
      small.show(at, hand)
      await pacer.wait(90)
    }
    if (first) await row.change(first.cards, dealing)
    const won = new Set(final.flatMap(({ kind }) => (kind ? [kind] : [])))
    paytable.mark(won, true)
    row.setHeld(0)
    row.markWon(won.size > 0 && first?.kind !== null)
    status.textContent = nameOf(final)
  }
  const nameOf = (final: VideoPokerView['hands']): string => {
    const paid = final.filter(({ kind }) => kind !== null)
    const kind = final[0]?.kind
    if (final.length > 1) return words.paid(paid.length, final.length)
    return kind ? kindNames(kind)[language] : words.nothing
  }
  price()
  clear()
  return {
    element,
    options: h('div', { class: 'video-options' }, hands.element, perHand),
    isInSteps: true,
    wager: () => ({
      stakeMinor: context.stakeMinor() * BigInt(hands.value()),
      choice: { handCount: hands.value() } satisfies VideoPokerChoice,
    }),
    begin: () => {
      clear()
      price()
      sound.whoosh()
    },
    refuse: clear,
    show: async (previous, round, { isAtOnce }) => {
      const view = viewOf(round)
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      if (!previous) {
        hands.set(view.handCount)
        small.wait(view.handCount - 1)
        await showDealt(view)
      }
      if (view.hands.length > 0) await showFinal(view)
      seen = round
      sound.land(3)
      await pacer.wait(250)
    },
    onLegal: (legal, take) => {
      act = legal.length > 0 ? take : undefined
      row.setOpen(legal.length > 0)
    },
    setLocked: hands.setLocked,
    buttons: () => buttonsOf(),
    onStake: price,
    detail: (round) => {
      const { hands: final, dealtKind } = viewOf(round)
      if (final.length > 0) return nameOf(final)
      return dealtKind ? words.already(kindNames(dealtKind)[language]) : words.choose
    },
    describe: (round) => {
      const { hands: final, dealtKind } = viewOf(round)
      if (final.length > 0) return `${nameOf(final)}.`
      return dealtKind ? words.already(kindNames(dealtKind)[language]) : words.choose
    },
    hasten: pacer.hasten,
    reset: clear,
    words: { ready: words.ready },
  }

  function buttonsOf(): BoardButtons {
    if (!act || !seen || seen.legal.length === 0) {
      return { main: { label: words.deal, icon: dealIcon } }
    }
    const take = act
    const held = row.held()
    const changed = [0, 1, 2, 3, 4].filter((at) => (held & (1 << at)) === 0).length
    return {
      main: {
        label: held === holdAll ? words.keepAll : words.draw(changed),
        press: () => take({ kind: 'draw', held: row.held() }),
      },
    }
  }
}
