import type { PromotionResult } from '@trevo/contract/wps/rewards/promotion-results.ts'
import { formatBp } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import {
  completedShare,
  meanOf,
  sumResultDays,
  type ResultSums,
} from '@trevo/promotion-rules/measured-results.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Fragment } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './result-facts.module.css'

type OfResult = { readonly result: PromotionResult }

const useMoney = () => {
  const { locale } = useLanguage()
  return (amountMinor: bigint) => formatAmount(formatMoney(amountMinor), { locale })
}

/** The amount of one reward by the terms: fixed, up to a most, or between two. */
const useDeclared = ({ declared: { lowest, highest } }: PromotionResult): string => {
  const t = useText('returns')
  const { locale } = useLanguage()
  const most = formatAmount(highest, { locale })
  if (lowest === highest) return most
  if (Number(lowest) === 0) return t('returns.promo.upTo', { most })
  return t('returns.range', { lowest: formatAmount(lowest, { locale }), highest: most })
}

/** What became of the bonus money that ended: nothing of it before the first. */
const useBonusRows = ({ ended, completed, promised, paid, required, wagered }: ResultSums) => {
  const t = useText('returns')
  const { locale } = useLanguage()
  const money = useMoney()
  const share = completedShare({ ended, completed })
  if (!share) return []
  const range = t('returns.range', {
    lowest: formatBp(share.lowerBp, locale),
    highest: formatBp(share.upperBp, locale),
  })
  return [
    {
      label: t('returns.promo.paid'),
      measured: money(meanOf(paid, ended)),
      declared: t('returns.promo.ifComplete', { amount: money(meanOf(promised, ended)) }),
    },
    {
      label: t('returns.promo.completed'),
      measured: formatBp(share.shareBp, locale),
      declared: t('returns.promo.ofEnded', {
        completed: String(completed),
        ended: String(ended),
        range,
      }),
    },
    {
      label: t('returns.promo.wagered'),
      measured: money(meanOf(wagered, ended)),
      declared: t('returns.promo.required', { amount: money(meanOf(required, ended)) }),
    },
  ]
}

/** What a promotion gave and paid in the last 30 days, each figure beside the one of its terms. */
export const ResultFacts = ({ result }: OfResult) => {
  const t = useText('returns')
  const money = useMoney()
  const declared = useDeclared(result)
  const sums = sumResultDays(result.days)
  const { rewards, given } = sums
  const ofBonuses = useBonusRows(sums)
  const isGiven = rewards > 0n
  const rows = [
    ...(isGiven
      ? [
          {
            label: t(result.prize === 'bonus' ? 'returns.promo.bonusGiven' : 'returns.promo.given'),
            measured: money(meanOf(given, rewards)),
            declared: t('returns.promo.declared', { amount: declared, count: String(rewards) }),
          },
        ]
      : []),
    ...ofBonuses,
  ]
  return (
    <dl className={styles['facts']}>
      {rows.map(({ label, measured, declared: beside }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{measured}</b>
            <small>{beside}</small>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
