import type { CardDealProof } from '@trevo/contract/rgs/card-shapes.ts'
import { chipCount } from '@trevo/game-rules/holdem/pots.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { openSheet } from '../../controls/sheet.ts'
import type { CardContext } from '../common/context.ts'
import { holdemFacts } from '../holdem/deal-facts.ts'
import { redoDeal } from './redo-deal.ts'

/** The dependencies of a proof's text. */
export type ProofContext = Pick<CardContext, 'game' | 'words' | 'formats' | 'language'>

type Facts = (context: ProofContext, deal: CardDealProof) => readonly (readonly [string, string])[]

/** What a deal's seeds determine about its cards, by family. */
const facts: Readonly<Record<string, Facts>> = { holdem: holdemFacts }

type Seat = Awaited<ReturnType<CardContext['client']['seat']>>

/** How long the address of a file lives, for slow phones and browsers that ask before saving. */
const keptMs = 60_000

const saveAs = (name: string, content: object): void => {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  )
  h('a', { href: url, download: name }).click()
  // Browsers read it after the click; a revoked address saves nothing.
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

const row = (term: string, value: string, isGood?: boolean): HTMLElement[] => [
  h('dt', {}, term),
  h('dd', { 'data-good': isGood === undefined ? undefined : String(isGood) }, value),
]

/** A seat's result of a deal: its chips afterwards, less those before. */
const gainOf = ({ stacks, result, place }: CardDealProof): string =>
  formatMoney(parseMoney(result.stacks[place] ?? '0.00') - parseMoney(stacks[place] ?? '0.00'))

/** In the player's language: money, or tournament chips. */
const gainText = ({ formats }: ProofContext, deal: CardDealProof): string => {
  const gain = gainOf(deal)
  if (deal.sitAndGo === null) return formats.signed(gain)
  const chips = chipCount(parseMoney(gain))
  const sign = chips > 0 ? '+' : chips < 0 ? '−' : ''
  return `${sign}${formats.number(Math.abs(chips))}`
}

/** A cash table has many deals: each is opened separately, newest first. */
const foldDeal = (
  context: ProofContext,
  deal: CardDealProof,
  parts: readonly HTMLElement[],
): HTMLElement =>
  h(
    'details',
    { class: 'card-deal' },
    h(
      'summary',
      {},
      context.words.deal(deal.hand ?? deal.number),
      h('b', {}, gainText(context, deal)),
    ),
    ...parts,
  )

const dealParts = (context: ProofContext, deals: Seat['deals']): HTMLElement[] => {
  const { words, game } = context
  return deals.flatMap((deal) => {
    const redone = redoDeal(game, deal)
    const checks = (Object.keys(redone) as (keyof typeof redone)[]).flatMap((one) =>
      row(words.checks[one], redone[one] ? words.yes : words.no, redone[one]),
    )
    const seeds = [
      ...row(words.logNumber, String(deal.commitmentNumber)),
      ...row(words.seedOf(words.house), deal.seeds.server),
      ...deal.seeds.seats.flatMap((seed, seat) => {
        const who = words.animals[deal.names[seat] ?? ''] ?? String(seat + 1)
        return row(deal.standIns[seat] === true ? words.standInOf(who) : words.seedOf(who), seed)
      }),
    ]
    const cards = facts[game.family]?.(context, deal).flatMap(([term, value]) => row(term, value))
    const parts = [
      h('dl', { class: 'facts card-checks' }, ...checks),
      ...(cards ? [h('dl', { class: 'facts' }, ...cards)] : []),
      h('dl', { class: 'facts card-seeds' }, ...seeds),
    ]
    return game.cash ? [foldDeal(context, deal, parts)] : parts
  })
}

/** Shows the proof of a seat's deals, redone on this device. */
export const openVerify = async (context: CardContext, roundId: string): Promise<void> => {
  const { words, client } = context
  const body = h('div', { class: 'card-proof' }, h('p', { role: 'status' }, '…'))
  openSheet({ title: words.verifyTitle, closeLabel: words.close }, () => [body])
  await fillProof(context, { body, roundId, ask: (before) => client.seat(roundId, before) })
}

type ProofOf = {
  readonly body: HTMLElement
  readonly roundId: string
  readonly ask: (before?: number) => Promise<Seat>
}

/** Fills in the proof of a seat's deals; older ones are loaded on a press. */
export const fillProof = async (
  context: ProofContext,
  { body, roundId, ask }: ProofOf,
): Promise<void> => {
  const { words } = context
  try {
    const seat = await ask()
    if (seat.deals.length === 0) return body.replaceChildren(h('p', {}, words.notYet))
    let { before } = seat
    const older = h(
      'button',
      { type: 'button', class: 'quiet', hidden: before === null },
      words.more,
    )
    older.addEventListener('click', () => {
      const load = async (): Promise<void> => {
        const next = await ask(before ?? undefined)
        before = next.before
        older.hidden = before === null
        older.before(...dealParts(context, next.deals))
      }
      void load().catch(() => undefined)
    })
    const save = h(
      'button',
      { type: 'button', class: 'quiet', click: () => saveAs(`${roundId}.json`, seat) },
      words.save,
    )
    const parts = dealParts(context, seat.deals)
    body.replaceChildren(h('p', {}, words.verifyLead), ...parts, older, save)
  } catch {
    body.replaceChildren(h('p', { role: 'alert' }, words.historyFailed))
  }
}
