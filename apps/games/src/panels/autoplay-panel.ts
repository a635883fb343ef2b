import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../controls/h.ts'
import { renderHud } from '../controls/render-hud.ts'
import { openSheet } from '../controls/sheet.ts'
import { startAutoplay } from '../play/context/autoplay.ts'
import type { Game } from '../play/context/game-context.ts'

const counts = [10, 25, 50, 100] as const
const lossStakes = [10n, 25n, 50n, 0n] as const
const winStakes = [10n, 50n, 100n, 0n] as const

/** Count and limits before autoplay begins. The limits are multiples of the current stake. */
export const openAutoplay = (game: Game): void => {
  const { text, formats, state } = game
  const stakeMinor = game.board.wager()?.stakeMinor ?? 0n
  const amount = (stakes: bigint): string =>
    stakes === 0n ? text.autoplay.never : formats.money(formatMoney(stakeMinor * stakes))
  const chosen = {
    count: counts[0] as number,
    loss: 10n as bigint,
    win: 0n as bigint,
    feature: true,
  }

  openSheet({ title: text.autoplay.title, closeLabel: text.close }, ({ close }) => {
    const feature = h('input', { type: 'checkbox', checked: true })
    feature.addEventListener('change', () => {
      chosen.feature = feature.checked
    })
    const start = (): void => {
      close()
      if (state.phase !== 'idle') return
      state.auto = startAutoplay({
        count: chosen.count,
        lossStopMinor: chosen.loss * stakeMinor,
        winStopMinor: chosen.win * stakeMinor,
        featureStop: chosen.feature,
      })
      renderHud(game)
      void game.play()
    }
    const label = game.board.feature?.label
    return [
      choice(text.autoplay.count, counts, String, chosen.count, (count) => {
        chosen.count = count
      }),
      choice(text.autoplay.lossStop, lossStakes, amount, chosen.loss, (loss) => {
        chosen.loss = loss
      }),
      choice(text.autoplay.winStop, winStakes, amount, chosen.win, (win) => {
        chosen.win = win
      }),
      label ? h('label', { class: 'check' }, feature, label) : '',
      h('button', { type: 'button', class: 'primary', click: start }, text.autoplay.start),
    ]
  })
}

const choice = <T>(
  label: string,
  values: readonly T[],
  show: (value: T) => string,
  first: T,
  choose: (value: T) => void,
): HTMLElement => {
  const buttons = values.map((value) => {
    const button = h(
      'button',
      { type: 'button', 'aria-pressed': String(value === first) },
      show(value),
    )
    button.addEventListener('click', () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
      choose(value)
    })
    return button
  })
  const chips = h('div', { class: 'chips', role: 'group', 'aria-label': label }, ...buttons)
  return h('div', { class: 'field' }, h('h3', {}, label), chips)
}
