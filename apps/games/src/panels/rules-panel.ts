import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { payoutMinorOf } from '@trevo/game-rules/slots/play-round.ts'
import { ruleText } from '@trevo/game-rules/slots/rule-text.ts'
import { rulesOf } from '@trevo/game-rules/slots/rules-of.ts'
import type { RuleTexts } from '@trevo/game-rules/slots/rule-message.ts'
import type { SlotSymbol } from '@trevo/game-rules/slots/types.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'
import { h } from '../controls/h.ts'
import { stakeOf } from '../controls/render-hud.ts'
import { openSheet } from '../controls/sheet.ts'
import type { Game } from '../play/game-context.ts'
import { symbolPicture } from './symbol-picture.ts'

/** Paytable and rules, all from the data that decide the game, at the stake of the moment. */
export const openRules = async (game: Game): Promise<void> => {
  const { text, formats, title } = game
  const texts = await ruleTexts[game.language]()
  openSheet({ title: text.rules.title, closeLabel: text.close }, () => [
    h('p', { class: 'muted' }, text.rules.forStake(formats.money(stakeOf(game)))),
    h('h3', {}, text.rules.symbols),
    h('div', { class: 'pays' }, ...title.maths.symbols.map((symbol) => payCard(game, symbol))),
    h('h3', {}, text.rules.howTo),
    h(
      'ul',
      { class: 'rule-list' },
      ...rulesOf(title.maths, title.figures).map((rule) => h('li', {}, ruleText(texts, rule))),
    ),
    ...lineSection(game),
    h('h3', {}, text.rules.facts),
    factList(game),
    h('p', { class: 'muted' }, text.rules.rtpNote),
  ])
}

const ruleTexts: InEachLanguage<() => Promise<RuleTexts>> = {
  PT: async () => (await import('@trevo/game-rules/slots/texts/pt.ts')).pt,
  EN: async () => (await import('@trevo/game-rules/slots/texts/en.ts')).en,
}

const payCard = (game: Game, symbol: SlotSymbol): HTMLElement => {
  const { text, formats, language, title } = game
  const stakeMinor = parseMoney(stakeOf(game))
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
    symbolPicture(game, symbol.icon, 60),
    h('div', {}, name, kind, h('ul', {}, ...pays)),
  )
}

const lineSection = ({ title, text }: Game): HTMLElement[] => {
  const { lines, reelCount, rowCount } = title.maths
  if (lines.length === 0) return []
  const figures = lines.map((rows, index) => {
    const drawing = lineDrawing(rows, reelCount, rowCount)
    return h('figure', {}, drawing, h('figcaption', {}, text.line(index + 1)))
  })
  return [h('h3', {}, text.rules.lines), h('div', { class: 'line-grid' }, ...figures)]
}

const svgNode = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
): SVGElement => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value))
  return node
}

const lineDrawing = (rows: readonly number[], reels: number, rowCount: number): SVGElement => {
  const svg = svgNode('svg', {
    viewBox: `0 0 ${reels * 10} ${rowCount * 10}`,
    'aria-hidden': 'true',
  })
  for (let reel = 0; reel < reels; reel += 1) {
    for (let row = 0; row < rowCount; row += 1) {
      const fill = rows[reel] === row ? '#ffcf4a' : '#2a4a3f'
      svg.append(
        svgNode('rect', { x: reel * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 2, fill }),
      )
    }
  }
  const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')
  svg.append(svgNode('polyline', { points, fill: 'none', stroke: '#ff2d55', 'stroke-width': 2 }))
  return svg
}

/** Bounds of the standard deviation, in stakes, between low, medium, high and very high. */
const volatilityFrom = [4, 8, 14] as const

const factList = ({ text, formats, title }: Game): HTMLElement => {
  const { rtpBp, hitRate, stdDev, maxWinStakes, maxWinOneIn } = title.figures
  const level = volatilityFrom.filter((from) => stdDev >= from).length
  const rows: [string, string][] = [
    [text.rules.rtp, formats.percent(rtpBp)],
    [text.rules.hitRate, formats.percent(hitRate * 10_000)],
    [text.rules.volatility, `${text.rules.volatilities[level]} (σ ${formats.number(stdDev)})`],
    [text.rules.maxWin, text.times(maxWinStakes)],
    [text.rules.maxWinOdds, text.rules.oneIn(formats.number(Math.round(maxWinOneIn)))],
  ]
  const cells = rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])
  return h('dl', { class: 'facts' }, ...cells)
}
