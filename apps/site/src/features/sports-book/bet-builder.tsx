import { useQuery } from '@tanstack/react-query'
import type { MatchDetail } from '@trevo/contract/wps/sports/matches.ts'
import { formatBp } from '@trevo/i18n/format.ts'
import { partsMax, partsMin, writeBuilt } from '@trevo/sports-rules/markets/built.ts'
import { builtKey, keyOf } from '@trevo/sports-rules/markets/market.ts'
import { Button, IconButton } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { Layers, X } from 'lucide-react'
import { useLanguage } from '../../core/language/language.tsx'
import { marketName, pickName } from '../../entities/sports/market-words.ts'
import { useWriteOdds } from '../../entities/sports/odds-format.ts'
import { builtQuery } from '../../entities/sports/queries.ts'
import { setPick } from '../../entities/sports/slip-store.ts'
import { useText } from '../../core/language/use-text.ts'
import styles from './bet-builder.module.css'
import type { Builder } from './use-builder.ts'

type Props = { readonly match: MatchDetail; readonly builder: Builder }

const Parts = ({ match, builder }: Props) => {
  const t = useText('sports')
  const sign = useLanguage().locale === 'pt-BR' ? ',' : '.'
  const named = { sport: match.sport, home: match.home.name, away: match.away.name }
  return (
    <ul className={styles['parts']}>
      {builder.parts.map(({ market, selection }) => {
        const name = pickName(keyOf(market), selection, named, t, sign)
        return (
          <li key={keyOf(market)}>
            <span>
              <b>{name}</b> <small>{marketName(keyOf(market), match.sport, t)}</small>
            </span>
            <IconButton
              bare
              label={t('sports.remove', { pick: name })}
              onClick={() => builder.toggle(market, selection)}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}

/** The price of the combined selections, and the button that adds them to the slip. */
const Price = ({ match, builder }: Props) => {
  const t = useText('sports')
  const { language } = useLanguage()
  const write = useWriteOdds()
  const isEnough = builder.parts.length >= partsMin
  const selection = writeBuilt(builder.parts)
  const { data, isError } = useQuery({
    ...builtQuery(match.matchId, selection, language),
    enabled: isEnough,
  })
  const odds = data?.odds ?? undefined
  const refused = data && data.state !== 'offered' ? t(`sports.built.${data.state}`) : undefined
  const reason = () => {
    if (!isEnough) return t('sports.buildNeed', { count: partsMin - builder.parts.length })
    if (isError) return t('state.loadFailedText')
    return refused ?? (odds === undefined ? t('sports.buildPricing') : undefined)
  }
  const add = () => {
    if (odds === undefined) return
    setPick({ matchId: match.matchId, market: builtKey, selection, odds })
    showToast(t('sports.buildAdded'))
    builder.close()
  }
  return (
    <>
      <output className="visually-hidden">
        {odds !== undefined && t('sports.buildPrice', { odds: write(odds) })}
      </output>
      <Button wide size="large" disabledReason={reason()} onClick={add}>
        {odds === undefined ? t('sports.buildAdd') : t('sports.buildAddAt', { odds: write(odds) })}
      </Button>
    </>
  )
}

/** Opens the builder: from then on pressing a price adds it to the combination. */
export const BuilderButton = ({ builder }: { readonly builder: Builder }) => {
  const t = useText('sports')
  return (
    <Button
      look="plain"
      className={styles['open']}
      aria-pressed={builder.isOpen}
      onClick={builder.isOpen ? builder.close : builder.open}
    >
      <Layers size={18} aria-hidden="true" />
      {t('sports.build')}
    </Button>
  )
}

/** Several selections of this match as one bet, priced together; stays in view below the markets. */
export const BuilderTray = ({ match, builder }: Props) => {
  const t = useText('sports')
  const { locale } = useLanguage()
  if (!builder.isOpen) return null
  const margin = formatBp(match.margins['built'] ?? 0, locale)
  return (
    <section className={styles['builder']} aria-label={t('sports.build')}>
      <div className={styles['head']}>
        <h2>{t('sports.build')}</h2>
        <IconButton bare label={t('sports.buildClose')} onClick={builder.close}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {builder.parts.length === 0 && (
        <p>{t('sports.buildText', { max: String(partsMax), margin })}</p>
      )}
      <Parts match={match} builder={builder} />
      <Price match={match} builder={builder} />
    </section>
  )
}
