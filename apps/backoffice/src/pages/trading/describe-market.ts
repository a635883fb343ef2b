import { formatDecimal, formatNumber, formatPercent } from '../../core/format.ts'
import type { T } from '../../core/texts.tsx'

const kinds = [
  'result',
  'double',
  'winner',
  'handicap',
  'total',
  'both',
  'exact',
  'built',
  'champion',
  'toptwo',
] as const
const scopes = ['half', 'map1', 'map2', 'map3'] as const
const written = /^([a-z0-9]+)\.([a-z]+)(?::(-?\d{1,2}))?$/

/** The name of a kind of market; an unknown one bears its code. */
export const nameMarketKind = (t: T, kind: string): string => {
  const known = kinds.find((one) => one === kind)
  return known === undefined ? kind : t(`trading.kind.${known}`)
}

const lineOf = (halves: number): string => formatNumber(halves / 2)

/** The name of a market by its key, `half.total:3`. */
export const nameMarket = (t: T, key: string): string => {
  const [, scopeCode, kind, line] = written.exec(key) ?? []
  if (kind === undefined) return key
  const scope = scopes.find((one) => one === scopeCode)
  const name = nameMarketKind(t, kind)
  return [
    name,
    line === undefined ? '' : lineOf(Number(line)),
    scope && t(`trading.scope.${scope}`),
  ]
    .filter(Boolean)
    .join(' ')
}

type Sides = { readonly home: { readonly name: string }; readonly away: { readonly name: string } }

/** The name of a choice; `1` and `2` are the sides of the match where it is known. */
export const nameSelection = (t: T, market: string, selection: string, sides?: Sides): string => {
  if (selection.includes('=')) {
    return selection
      .split(',')
      .map((part) => {
        const [key = '', choice = ''] = part.split('=')
        return choice === '' ? part : nameSelection(t, key, choice, sides)
      })
      .join(' + ')
  }
  if (selection === '1' && sides) return sides.home.name
  if (selection === '2' && sides) return sides.away.name
  if (selection === 'X') return t('trading.pick.draw')
  const known = (['over', 'under', 'yes', 'no', 'other'] as const).find((one) => one === selection)
  if (known === undefined) return selection
  const line = written.exec(market)?.[3]
  const name = t(`trading.pick.${known}`)
  return line === undefined || (known !== 'over' && known !== 'under')
    ? name
    : `${name} ${lineOf(Number(line))}`
}

/** Odds of hundredths as in Brazil: `1,42`. */
export const formatOdds = (odds: number | null): string =>
  odds === null ? '–' : formatDecimal((odds / 100).toFixed(2))

export const formatBp = (bp: number): string => formatPercent(bp / 100, 1)
