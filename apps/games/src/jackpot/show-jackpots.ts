import './jackpot.css'
import { findMoney } from '@trevo/money/money.ts'
import { fill, h } from '../controls/h.ts'
import type { Game } from '../play/context/game-context.ts'
import { jackpotWords } from './words.ts'

type Pool = {
  readonly name: string
  readonly amount: string
  readonly mustHitBy: string
  readonly shareBp: number
}

const poolOf = (told: unknown): Pool[] => {
  if (typeof told !== 'object' || told === null) return []
  const { name, amount, mustHitBy, shareBp } = told as Partial<Record<keyof Pool, unknown>>
  if (typeof name !== 'string' || typeof amount !== 'string' || typeof mustHitBy !== 'string') {
    return []
  }
  const isMoney = findMoney(amount) !== undefined && findMoney(mustHitBy) !== undefined
  if (!isMoney || !Number.isSafeInteger(shareBp)) return []
  return [{ name, amount, mustHitBy, shareBp: Number(shareBp) }]
}

const strip = h('div', { class: 'jackpots' })

/** Shows the pools that this game contributes to, over it, and notifies its player of a win. */
export const listenForJackpots = (
  game: Game,
  { type, told }: { readonly type: 'jackpots' | 'jackpot-won'; readonly told: object },
): void => {
  const { formats, language, banner, state, text } = game
  const words = jackpotWords[language]
  if (type === 'jackpot-won') {
    const amount = 'amount' in told ? told.amount : undefined
    if (typeof amount !== 'string' || findMoney(amount) === undefined) return
    const hide = { label: text.ok, run: banner.hide }
    banner.show('info', words.won(formats.money(amount)), [hide])
    game.sound.fanfare()
    return
  }
  const sent = 'pools' in told && Array.isArray(told.pools) ? told.pools : []
  const pools = sent.slice(0, 3).flatMap(poolOf)
  if (pools.length === 0) return
  state.jackpotRules = pools.map(({ name, mustHitBy, shareBp }) => ({
    heading: name,
    paragraphs: words.rules(formats.percent(shareBp), formats.money(mustHitBy)),
  }))
  fill(
    strip,
    ...pools.map(({ name, amount, mustHitBy }) =>
      h(
        'p',
        {},
        h('span', {}, name),
        h('b', {}, formats.money(amount)),
        h('small', {}, words.mustHitBy(formats.money(mustHitBy))),
      ),
    ),
  )
  if (strip.isConnected) return
  document.querySelector('#game')?.before(strip)
  document.documentElement.dataset['jackpots'] = ''
  game.resize()
}
