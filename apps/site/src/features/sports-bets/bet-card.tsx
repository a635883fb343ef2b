import { formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import type { Slip } from '@trevo/contract/wps/sports/slips.ts'
import { findText } from '@trevo/languages/texts.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { Problem } from '../../core/forms/problem.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useBrandLanguage } from '../../core/session/use-brand-language.ts'
import { to } from '../../core/router/to.ts'
import { clockText } from '../../entities/sports/match-clock.ts'
import { marketName, pickName } from '../../entities/sports/market-words.ts'
import { useWriteOdds } from '../../entities/sports/odds-format.ts'
import { useText } from '../../core/language/use-text.ts'
import styles from './bets.module.css'
import { halfOf, useCashOut } from './use-cash-out.ts'

type Leg = Slip['legs'][number]
type Outright = NonNullable<Leg['outright']>

const MatchLeg = ({ leg }: { readonly leg: Leg }) => {
  const t = useText('sports')
  const { locale } = useLanguage()
  const hasBegun = leg.status !== 'scheduled'
  return (
    <div>
      <b>{pickName(leg.market, leg.selection, leg, t, locale === 'pt-BR' ? ',' : '.')}</b>
      <small>{marketName(leg.market, leg.sport, t)}</small>
      <Link to={to.match(leg.sport, leg.matchId)}>
        {leg.home} {hasBegun ? `${leg.score[0]}–${leg.score[1]}` : '×'} {leg.away}
      </Link>
      <small>{clockText(leg, t, locale)}</small>
    </div>
  )
}

const SeasonLeg = ({ leg, of }: { readonly leg: Leg; readonly of: Outright }) => {
  const t = useText('sports')
  const { language } = useLanguage()
  const brandLanguage = useBrandLanguage()
  const league = findText<string>(of.leagueNames, language, brandLanguage) ?? leg.league
  const { share, deductionPct } = of
  return (
    <div>
      <b>{of.competitor}</b>
      <small>{marketName(leg.market, leg.sport, t)}</small>
      <Link to={to.league(leg.sport, leg.league)}>
        {t('sports.seasonOf', { league, number: String(of.season) })}
      </Link>
      {share.of > 1 && (
        <small>{t('sports.legShare', { won: String(share.won), of: String(share.of) })}</small>
      )}
      {deductionPct > 0 && (
        <small>{t('sports.legDeduction', { percent: String(deductionPct) })}</small>
      )}
    </div>
  )
}

const BetLeg = ({ leg }: { readonly leg: Leg }) => {
  const t = useText('sports')
  const write = useWriteOdds()
  return (
    <li data-result={leg.result ?? 'open'}>
      {leg.outright ? <SeasonLeg leg={leg} of={leg.outright} /> : <MatchLeg leg={leg} />}
      <span>
        <b>{write(leg.odds)}</b>
        <small>{t(`sports.leg.${leg.result ?? 'open'}`)}</small>
      </span>
    </li>
  )
}

const CashOut = ({ slip, offer }: { readonly slip: Slip; readonly offer: string }) => {
  const t = useText('sports')
  const { locale } = useLanguage()
  const sell = useCashOut(slip.slipId)
  const half = formatMoneyText(halfOf(offer), locale)
  return (
    <>
      <div className={styles['sell']}>
        <Button
          className={styles['gold']}
          busy={sell.isPending}
          onClick={() => sell.mutate({ offer, percent: 100 })}
        >
          {t('sports.cashOut', { amount: formatMoneyText(offer, locale) })}
        </Button>
        <Button
          look="plain"
          busy={sell.isPending}
          aria-label={t('sports.cashHalfOf', { slip: slip.slipId, amount: half })}
          onClick={() => sell.mutate({ offer, percent: 50 })}
        >
          {t('sports.cashHalf')}
        </Button>
      </div>
      <Problem text={sell.error?.message} />
    </>
  )
}

/** The total return of the slip: from its results and from cash-outs. */
const returnedOf = ({ payout, cashed }: Slip): string => (/[1-9]/.test(payout) ? payout : cashed)

/** One slip with its legs, its possible or actual payout, and its cash-out price. */
export const BetCard = ({ slip }: { readonly slip: Slip }) => {
  const t = useText('sports')
  const { locale } = useLanguage()
  const isOpen = slip.status === 'open'
  const amount = isOpen ? slip.possible : returnedOf(slip)
  return (
    <li className={styles['card']} data-status={slip.status}>
      <div className={styles['head']}>
        <b>
          {t(`sports.kindOf.${slip.kind}`)}
          {slip.betCount > 1 && ` · ${t('common.betCount', { count: slip.betCount })}`}
        </b>
        <em data-status={slip.status}>{t(`sports.status.${slip.status}`)}</em>
      </div>
      <ul className={styles['legs']}>
        {slip.legs.map((leg) => (
          <BetLeg key={`${leg.matchId} ${leg.market} ${leg.selection}`} leg={leg} />
        ))}
      </ul>
      <dl className={styles['sums']}>
        <div>
          <dt>{t('sports.total')}</dt>
          <dd>{formatMoneyText(slip.stake, locale)}</dd>
        </div>
        <div>
          <dt>{t(isOpen ? 'sports.possible' : 'sports.returned')}</dt>
          <dd data-prize={/[1-9]/.test(amount) || undefined}>{formatMoneyText(amount, locale)}</dd>
        </div>
      </dl>
      {slip.cashOut && <CashOut slip={slip} offer={slip.cashOut} />}
      <p className={styles['foot']}>
        {slip.slipId} · {formatDateTime(new Date(slip.placedAt), locale)}
      </p>
    </li>
  )
}
