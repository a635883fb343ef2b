import { formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import type { Slip } from '@trevo/contract/wps/sports/slips.ts'
import { findText } from '@trevo/languages/texts.ts'
import { Button } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
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
  const hasScore = leg.status !== 'scheduled' && leg.status !== 'void' && leg.result !== 'void'
  return (
    <div>
      <b>{pickName(leg.market, leg.selection, leg, t, locale === 'pt-BR' ? ',' : '.')}</b>
      <small>{marketName(leg.market, leg.sport, t)}</small>
      <Link to={to.match(leg.sport, leg.matchId)}>
        {/* A match that does not count has no score. */}
        {leg.home} {hasScore ? `${leg.score[0]}–${leg.score[1]}` : '×'} {leg.away}
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

/** The price is asked for once and confirmed: a cash-out cannot be taken back. */
const CashOut = ({ slip, offer }: { readonly slip: Slip; readonly offer: string }) => {
  const t = useText('sports')
  const { locale } = useLanguage()
  const sell = useCashOut(slip.slipId)
  const [percent, setPercent] = useState<50 | 100>()
  const half = formatMoneyText(halfOf(offer), locale)
  const whole = formatMoneyText(offer, locale)
  const amount = percent === 50 ? half : whole
  const confirm = (chosen: 50 | 100) => {
    setPercent(undefined)
    sell.mutate(
      { offer, percent: chosen },
      { onSuccess: () => showToast(t('sports.cashedDone', { amount })) },
    )
  }
  if (percent !== undefined) {
    return (
      <div className={styles['sure']} role="group" aria-label={t('sports.cashSure', { amount })}>
        <p>{t('sports.cashSure', { amount })}</p>
        <div className={styles['sell']}>
          <Button className={styles['gold']} onClick={() => confirm(percent)}>
            {t('sports.cashYes', { amount })}
          </Button>
          <Button look="plain" onClick={() => setPercent(undefined)}>
            {t('common.keep')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <>
      <div className={styles['sell']}>
        <Button className={styles['gold']} busy={sell.isPending} onClick={() => setPercent(100)}>
          {t('sports.cashOut', { amount: whole })}
        </Button>
        <Button
          look="plain"
          busy={sell.isPending}
          aria-label={t('sports.cashHalfOf', { slip: slip.slipId, amount: half })}
          onClick={() => setPercent(50)}
        >
          {t('sports.cashHalf')}
        </Button>
      </div>
      <Problem text={sell.error?.message} code={sell.error?.code} />
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
        {isOpen && slip.riding !== slip.stake && (
          <>
            <div>
              <dt>{t('sports.riding')}</dt>
              <dd>{formatMoneyText(slip.riding, locale)}</dd>
            </div>
            <div>
              <dt>{t('sports.soldSoFar')}</dt>
              <dd>{formatMoneyText(slip.cashed, locale)}</dd>
            </div>
          </>
        )}
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
