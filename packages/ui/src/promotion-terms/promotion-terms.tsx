import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { workedExample } from '@trevo/promotion-rules/worked-example.ts'
import { Scale } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { formatAmount } from '../money.tsx'
import { prizeWords, type TermsLanguage } from './prize-words.ts'
import styles from './promotion-terms.module.css'

type Terms = Parameters<typeof workedExample>[0]

/** What the page of terms is made from. */
export type ShownTerms = {
  readonly terms: Terms
  /** The law asks for a settled bet before any reward. */
  readonly needsBetBefore: boolean
  readonly timeZone: string
  readonly weightedGames: readonly {
    readonly nodeId: number
    readonly name: string
    readonly bp: number
  }[]
}

/** The return of the games that the average cost is calculated for, in Bp. */
const returnBp = 9_600

const formatsOf = ({ locale }: TermsLanguage) => {
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return {
    money: (amount: string) => formatAmount(amount, { locale }),
    percent: (bp: number) => percents.format(bp / 10_000),
  }
}

/** A worked example with R$ 100,00, computed by the functions that grant the reward. */
export const PromotionExample = ({
  terms,
  language,
}: {
  readonly terms: Terms
  readonly language: TermsLanguage
}) => {
  const id = useId()
  const { t } = language
  const { money, percent } = formatsOf(language)
  const { steps, costMinor, keptMinor } = workedExample(terms, returnBp)
  if (steps.length < 2) return null
  const becomes = steps.at(-1)?.amountMinor ?? 0n
  const values = {
    rtp: percent(returnBp),
    cost: money(formatMoney(costMinor)),
    becomes: money(formatMoney(becomes)),
    kept: money(formatMoney(keptMinor)),
  }
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h3 id={id}>{t('promo.example')}</h3>
      <ol className={styles['steps']}>
        {steps.map(({ step, amountMinor, times = 0 }) => (
          <li key={step}>
            <span>{t(`promo.e.${step}`, { times })}</span>
            <b data-gold={step === 'receive' || step === 'becomes' || undefined}>
              {money(formatMoney(amountMinor))}
            </b>
          </li>
        ))}
      </ol>
      {costMinor > 0n && (
        <p className={styles['cost']}>
          <Scale size={18} aria-hidden="true" />
          <span>{t(keptMinor > 0n ? 'promo.e.cost' : 'promo.e.loss', values)}</span>
        </p>
      )}
    </section>
  )
}

const givesOf = (language: TermsLanguage, { reward }: Terms): ReactNode => {
  const { t } = language
  const { money, percent } = formatsOf(language)
  const { value } = reward
  if (value.form === 'fixed') return prizeWords(language, reward, value.amount)
  if (value.form === 'percent') {
    return t(`promo.t.givesPercent.${value.of}`, {
      percent: percent(value.bp),
      cap: money(value.cap),
    })
  }
  return value.tiers.map(({ from, amount }) => (
    <span key={from}>{t('promo.t.tier', { from: money(from), amount: money(amount) })}</span>
  ))
}

type Line = { readonly name: AreaKey<'promotions'>; readonly value: ReactNode }

const wageringOf = (
  language: TermsLanguage,
  { terms: { wagering }, weightedGames }: ShownTerms,
): readonly Line[] => {
  const { t } = language
  const { money, percent } = formatsOf(language)
  if (!wagering) return []
  const products = Object.entries(wagering.weights) as [keyof typeof wagering.weights, number][] // keys of the record
  return [
    { name: 'promo.t.wager', value: t('promo.t.wagerText', { times: wagering.multiplier }) },
    { name: 'promo.t.first', value: t('promo.t.firstText') },
    {
      name: 'promo.t.weights',
      value: (
        <>
          {products.map(([product, bp]) => (
            <span key={product}>{`${t(`promo.product.${product}`)} ${percent(bp)}`}</span>
          ))}
          {weightedGames.map(({ nodeId, name, bp }) => (
            <span key={nodeId}>{`${name} ${percent(bp)}`}</span>
          ))}
          <span>{t('promo.t.weightsNone')}</span>
        </>
      ),
    },
    ...(wagering.stakeCap === null
      ? []
      : [{ name: 'promo.t.stakeCap', value: money(wagering.stakeCap) } as const]),
    ...(wagering.prizeCap === null
      ? []
      : [{ name: 'promo.t.prizeCap', value: money(wagering.prizeCap) } as const]),
    { name: 'promo.t.expires', value: t('promo.t.days', { count: wagering.expiresInDays }) },
    { name: 'promo.t.withdraw', value: t('promo.t.withdrawText') },
    { name: 'promo.t.cancel', value: t('promo.t.cancelText') },
  ]
}

/** Every term of a promotion, from the data that the server applies. */
export const PromotionTermsTable = ({
  promotion,
  language,
}: {
  readonly promotion: ShownTerms
  readonly language: TermsLanguage
}) => {
  const id = useId()
  const { t } = language
  const { money } = formatsOf(language)
  const { terms, needsBetBefore, timeZone } = promotion
  const { reward, countedOver, depositMin, perPerson } = terms
  const winTurnoverLine = ({ winTurnover: times = 0 }: typeof reward): Line => ({
    name: 'promo.t.winTurnover',
    value: times === 0 ? t('promo.t.winTurnoverNone') : t('promo.t.winTurnoverText', { times }),
  })
  const lines: readonly Line[] = [
    { name: 'promo.t.gives', value: givesOf(language, terms) },
    { name: 'promo.t.prize', value: t(`promo.t.prize.${reward.prize}`) },
    ...(reward.prize === 'freeRounds' ? [winTurnoverLine(reward)] : []),
    ...(depositMin === null
      ? []
      : [{ name: 'promo.t.depositMin', value: money(depositMin) } as const]),
    ...(terms.conditions.of.length > 0 || reward.value.form !== 'fixed'
      ? [{ name: 'promo.t.span', value: t(`promo.t.span.${countedOver}`) } as const]
      : []),
    ...wageringOf(language, promotion),
    {
      name: 'promo.t.perPerson',
      value: t(`promo.t.per.${perPerson.per}`, { count: perPerson.times }),
    },
    ...(needsBetBefore ? [{ name: 'promo.t.law', value: t('promo.t.lawText') } as const] : []),
    { name: 'promo.t.zone', value: timeZone.replaceAll('_', ' ') },
  ]
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h3 id={id}>{t('promo.terms')}</h3>
      <dl className={styles['terms']}>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
