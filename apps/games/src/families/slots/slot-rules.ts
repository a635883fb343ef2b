import { formatMoney } from '@trevo/money/money.ts'
import { payoutMinorOf } from '@trevo/game-rules/slots/play-round.ts'
import type { PublishedFigures } from '@trevo/game-rules/slots/published-figures.ts'
import { ruleText } from '@trevo/game-rules/slots/rule-text.ts'
import { rulesOf } from '@trevo/game-rules/slots/rules-of.ts'
import type { RuleTexts } from '@trevo/game-rules/slots/rule-message.ts'
import type { SlotSymbol } from '@trevo/game-rules/slots/types.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import { svg } from '../../controls/svg.ts'
import type { Slot } from './slot.ts'

const figuresOf = ({ title }: Slot): PublishedFigures => {
  if (!title.figures) throw new Error(`${title.maths.gameCode} has no figures`)
  return title.figures
}

/** Paytable and rules, all from the data that decide the slot, at the current stake. */
export const slotRules = async (slot: Slot): Promise<readonly HTMLElement[]> => {
  const { text, formats, title } = slot
  const figures = figuresOf(slot)
  const texts = await ruleTexts[slot.language]()
  const stake = formats.money(formatMoney(slot.stakeMinor()))
  return [
    h('p', { class: 'muted' }, text.rules.forStake(stake)),
    h('h3', {}, text.rules.symbols),
    h('div', { class: 'pays' }, ...title.maths.symbols.map((symbol) => payCard(slot, symbol))),
    h('h3', {}, text.rules.howTo),
    h(
      'ul',
      { class: 'rule-list' },
      ...rulesOf(title.maths, figures).map((rule) => h('li', {}, ruleText(texts, rule))),
    ),
    ...lineSection(slot),
    h('h3', {}, text.rules.facts),
    factList(slot),
    h('p', { class: 'muted' }, text.rules.rtpNote),
  ]
}

const ruleTexts: InEachLanguage<() => Promise<RuleTexts>> = {
  PT: async () => (await import('@trevo/game-rules/slots/texts/pt.ts')).pt,
  EN: async () => (await import('@trevo/game-rules/slots/texts/en.ts')).en,
}

const payCard = (slot: Slot, symbol: SlotSymbol): HTMLElement => {
  const { text, formats, language, title, atlas } = slot
  const stakeMinor = slot.stakeMinor()
  const pays = Object.entries(symbol.pays)
    .filter(([, units]) => units > 0)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([count, units]) => {
      const amount = formats.money(formatMoney(payoutMinorOf(title.maths, stakeMinor, units)))
      return h('li', {}, h('span', {}, `${count}×`), ` ${amount}`)
    })
  const kind = symbol.kind === 'regular' ? undefined : h('small', {}, text.rules.kinds[symbol.kind])
  const name = h('b', {}, symbol.name[language])
  return h(
    'div',
    { class: 'pay' },
    pictureOf(atlas, symbol.icon, 60),
    h('div', {}, name, kind, h('ul', {}, ...pays)),
  )
}

const lineSection = ({ title, text }: Slot): HTMLElement[] => {
  const { lines, reelCount, rowCount } = title.maths
  if (lines.length === 0) return []
  const figures = lines.map((rows, index) => {
    const drawing = lineDrawing(rows, reelCount, rowCount)
    return h('figure', {}, drawing, h('figcaption', {}, text.line(index + 1)))
  })
  return [h('h3', {}, text.rules.lines), h('div', { class: 'line-grid' }, ...figures)]
}

const lineDrawing = (rows: readonly number[], reels: number, rowCount: number): SVGElement => {
  const drawing = svg('svg', {
    viewBox: `0 0 ${reels * 10} ${rowCount * 10}`,
    'aria-hidden': 'true',
  })
  for (let reel = 0; reel < reels; reel += 1) {
    for (let row = 0; row < rowCount; row += 1) {
      const fill = rows[reel] === row ? '#ffcf4a' : '#2a4a3f'
      drawing.append(
        svg('rect', { x: reel * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 2, fill }),
      )
    }
  }
  const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')
  drawing.append(svg('polyline', { points, fill: 'none', stroke: '#ff2d55', 'stroke-width': 2 }))
  return drawing
}

/** Limits of the standard deviation, in stakes, between low, medium, high and very high. */
const volatilityFrom = [4, 8, 14] as const

const factList = (slot: Slot): HTMLElement => {
  const { text, formats } = slot
  const { hitRate, stdDev, maxWinStakes, maxWinOneIn } = figuresOf(slot)
  const level = volatilityFrom.filter((from) => stdDev >= from).length
  const rows: [string, string][] = [
    [text.rules.rtp, formats.percent(slot.title.maths.rtpBp)],
    [text.rules.hitRate, formats.percent(hitRate * 10_000)],
    [text.rules.volatility, `${text.rules.volatilities[level]} (σ ${formats.number(stdDev)})`],
    [text.rules.maxWin, text.times(maxWinStakes)],
    [text.rules.maxWinOdds, text.rules.oneIn(formats.number(Math.round(maxWinOneIn)))],
  ]
  const cells = rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])
  return h('dl', { class: 'facts' }, ...cells)
}
