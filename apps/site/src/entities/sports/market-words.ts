import { readBuilt } from '@trevo/sports-rules/markets/built.ts'
import { builtKey, findMarket, keyOf, type Market } from '@trevo/sports-rules/markets/market.ts'
import { findOutright } from '@trevo/sports-rules/outrights/market.ts'
import type { Sport } from '@trevo/contract/wps/sports/matches.ts'
import type { AreaText } from '../../core/language/use-text.ts'

export type Named = {
  readonly sport: Sport
  readonly home: string
  readonly away: string
}

const writeHalves = (halves: number, sign: ',' | '.', isSigned: boolean): string => {
  const size = Math.abs(halves)
  const text = `${Math.floor(size / 2)}${size % 2 === 1 ? `${sign}5` : ''}`
  if (halves < 0) return `−${text}`
  return isSigned && halves > 0 ? `+${text}` : text
}

const totalKey = ({ scope }: Market, sport: Sport) => {
  if (sport === 'football') return 'sports.kind.total.goals' as const
  return scope === 'full'
    ? ('sports.kind.total.maps' as const)
    : ('sports.kind.total.rounds' as const)
}

const kindText = (market: Market, sport: Sport, t: AreaText<'sports'>): string =>
  market.kind === 'total' ? t(totalKey(market, sport)) : t(`sports.kind.${market.kind}`)

/** "Total de gols, 1º tempo". */
export const marketName = (key: string, sport: Sport, t: AreaText<'sports'>): string => {
  if (key === builtKey) return t('sports.kind.built')
  const outright = findOutright(key)
  if (outright) return t(`sports.kind.${outright}`)
  const market = findMarket(key)
  if (!market) return key
  const kind = kindText(market, sport, t)
  return market.scope === 'full' ? kind : t(`sports.scope.${market.scope}`, { market: kind })
}

const sideOf = (code: string, { home, away }: Named, t: AreaText<'sports'>): string => {
  if (code === '1') return home
  return code === '2' ? away : t('sports.pick.draw')
}

/** "Resultado final: Onça FC · Total de gols: Mais de 2,5": all parts of a built bet. */
const builtName = (
  selection: string,
  named: Named,
  t: AreaText<'sports'>,
  sign: ',' | '.',
): string =>
  (readBuilt(selection) ?? [])
    .map(({ market, selection: pick }) => {
      const key = keyOf(market)
      return `${marketName(key, named.sport, t)}: ${pickName(key, pick, named, t, sign)}`
    })
    .join(' · ')

/** "Onça FC +1,5": the selection in words. */
export const pickName = (
  key: string,
  selection: string,
  named: Named,
  t: AreaText<'sports'>,
  sign: ',' | '.',
): string => {
  if (key === builtKey) return builtName(selection, named, t, sign)
  const market = findMarket(key)
  if (!market) return selection
  const line = market.line ?? 0
  switch (market.kind) {
    case 'result':
    case 'winner':
      return sideOf(selection, named, t)
    case 'double': {
      const [one = '', other = ''] = selection
      return t('sports.pick.or', { one: sideOf(one, named, t), other: sideOf(other, named, t) })
    }
    case 'handicap': {
      const halves = selection === '1' ? line : -line
      return `${sideOf(selection, named, t)} ${writeHalves(halves, sign, true)}`
    }
    case 'total':
      return t(selection === 'over' ? 'sports.pick.over' : 'sports.pick.under', {
        line: writeHalves(line, sign, false),
      })
    case 'both':
      return t(selection === 'yes' ? 'common.yes' : 'common.no')
    case 'exact':
      return selection === 'other' ? t('sports.pick.other') : selection.replace('-', '–')
    default:
      return market.kind satisfies never
  }
}
