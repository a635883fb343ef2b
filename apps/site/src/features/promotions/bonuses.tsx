import { useQuery } from '@tanstack/react-query'
import { cancelBonus } from '@trevo/api-client/endpoints.ts'
import type { Bonus } from '@trevo/contract/wps/promotions.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { ShareBar } from '@trevo/ui/share-bar.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { call } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import list from './promotion-list.module.css'
import { OwnList } from './own-list.tsx'
import styles from './promotion-sheet.module.css'
import { bonusesQuery, usePromotionChanged } from './queries.ts'
import { shareOf } from '../../entities/rewards/share-of.ts'
import { useText } from '../../core/language/use-text.ts'

/** The member's bonus money: wagering progress of each bonus, and forfeiting at any time. */
export const Bonuses = ({ memberId }: { readonly memberId: string }) => {
  const t = useText('promotions')
  const { language } = useLanguage()
  const query = useQuery(bonusesQuery(memberId, language))
  const changed = usePromotionChanged(memberId, language)
  return (
    <OwnList
      query={query}
      empty={<Empty drawing="wrapped-gift" title={t('bonus.none')} text={t('bonus.noneText')} />}
      show={(bonus) => <BonusCard key={bonus.bonusId} bonus={bonus} onChanged={() => changed()} />}
    />
  )
}

const productName = (product: string): AreaKey<'promotions'> =>
  `promo.product.${product}` as AreaKey<'promotions'> // the server names products of the contract, or OTHER

const BonusCard = ({
  bonus,
  onChanged,
}: {
  readonly bonus: Bonus
  readonly onChanged: () => void
}) => {
  const t = useText('promotions')
  const { locale } = useLanguage()
  const money = (amount: string) => formatAmount(amount, { locale })
  const when = (instant: string) => formatDateTime(new Date(instant), locale)
  const { title, state, amount, required, wagered, products, becomes, converted } = bonus
  const isRunning = state === 'active'
  const text = t('promo.of', { have: money(wagered), want: money(required) })
  return (
    <li className={styles['card']} data-over={!isRunning || undefined}>
      <p className={styles['line']}>
        <b>{title || t('bonus.unnamed')}</b>
        <span className={list['status']} data-tone={isRunning ? 'go' : undefined}>
          {t(`bonus.state.${state}`)}
        </span>
      </p>
      <p className={styles['line']}>
        <span>{t('bonus.amount')}</span>
        <b data-gold>{money(amount)}</b>
      </p>
      <p className={styles['line']}>
        <span>{t('bonus.toRelease')}</span>
        <b>{text}</b>
      </p>
      <ShareBar share={shareOf(wagered, required)} label={t('bonus.toRelease')} text={text} />
      {products.map(({ product, staked, counted }) => (
        <p key={product} className={styles['line']}>
          <span>
            {t(productName(product))} · {t('bonus.counts', { staked: money(staked) })}
          </span>
          <b>{money(counted)}</b>
        </p>
      ))}
      <p className={styles['muted']}>
        {isRunning &&
          `${t('bonus.onlySettled')} ${t('bonus.becomes', { amount: money(becomes) })} `}
        {converted && `${t('bonus.became', { amount: money(converted) })} `}
        {bonus.endedAt
          ? t('bonus.ended', { when: when(bonus.endedAt) })
          : t('bonus.expires', { when: when(bonus.expiresAt) })}
      </p>
      {isRunning && <GiveUp bonus={bonus} onChanged={onChanged} />}
    </li>
  )
}

const GiveUp = ({
  bonus: { bonusId, amount },
  onChanged,
}: {
  readonly bonus: Bonus
  readonly onChanged: () => void
}) => {
  const t = useText('promotions')
  const { locale } = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const giveUp = async () => {
    setIsBusy(true)
    const answer = await call(cancelBonus, { body: { bonusId } })
    setIsBusy(false)
    setIsAsking(false)
    showToast(
      answer.ok ? t('bonus.cancelled') : answer.message || t('promo.failedText'),
      answer.ok ? 'good' : 'bad',
    )
    onChanged()
  }
  if (!isAsking) {
    return (
      <Button look="plain" onClick={() => setIsAsking(true)}>
        {t('bonus.cancel')}
      </Button>
    )
  }
  return (
    <div className={styles['ask']} role="group" aria-label={t('bonus.cancel')}>
      <p>{t('bonus.cancelAsk', { amount: formatAmount(amount, { locale }) })}</p>
      <Button look="danger" busy={isBusy} onClick={() => void giveUp()}>
        {t('bonus.cancelYes')}
      </Button>
      <Button look="plain" onClick={() => setIsAsking(false)}>
        {t('common.keep')}
      </Button>
    </div>
  )
}
