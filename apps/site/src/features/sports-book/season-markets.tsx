import type { Season } from '@trevo/contract/wps/sports/seasons.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { outrightKeyOf, outrightKinds } from '@trevo/sports-rules/outrights/market.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { marketName } from '../../entities/sports/market-words.ts'
import { OddsButton } from '../../entities/sports/odds-button.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './sports-book.module.css'

/** Whether and until when the season can be bet on, in words. */
export const useSeasonState = (season: Season): string => {
  const t = useText('sports')
  const { locale } = useLanguage()
  if (season.suspended) return season.suspendReason ?? t('sports.suspended')
  if (Object.keys(season.book).length > 0) {
    const at = season.closesAt && formatDateTime(new Date(season.closesAt), locale)
    return at ? t('sports.seasonOpenUntil', { at }) : ''
  }
  return t(season.closesAt ? 'sports.seasonRound' : 'sports.seasonDecided')
}

/** Each market of a season, the favourite first. */
export const SeasonMarkets = ({ season }: { readonly season: Season }) => {
  const t = useText('sports')
  const names = new Map(season.table.map(({ team }) => [team.code, team.name]))
  return outrightKinds.map((kind) => {
    const key = outrightKeyOf(kind)
    const prices = Object.entries(season.book[key] ?? {}).toSorted(([, a], [, b]) => a - b)
    if (prices.length === 0) return null
    const title = marketName(key, season.sport, t)
    return (
      <section key={key} className={styles['market']}>
        <h3>{title}</h3>
        <div className={styles['picks']} data-count={2}>
          {prices.map(([code, odds]) => (
            <OddsButton
              key={code}
              matchId={season.matchId}
              market={key}
              selection={code}
              odds={odds}
              label={names.get(code) ?? code}
              name={`${title}: ${names.get(code) ?? code}`}
            />
          ))}
        </div>
      </section>
    )
  })
}
