import { promotionCategories, type PromotionCategory } from '@trevo/contract/promotion-names.ts'
import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import { formatDate } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { ShareBar } from '@trevo/ui/share-bar.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { MeasuredBrief } from './measured-brief.tsx'
import { PromotionPicture } from './picture.tsx'
import styles from './promotion-list.module.css'
import { shareOf } from '../../entities/rewards/share-of.ts'
import { StatusBadge } from './status-badge.tsx'
import { usePrizeWords } from './use-prize-words.ts'
import { useText } from '../../core/language/use-text.ts'

/** Promotions by category, each a row that opens its sheet. */
export const PromotionList = ({
  promotions,
  onOpen,
}: {
  readonly promotions: readonly Promotion[]
  readonly onOpen: (anchor: string) => void
}) => {
  const t = useText('promotions')
  const [category, setCategory] = useState<PromotionCategory>('all')
  const used = promotionCategories.filter(
    (one) => one === 'all' || promotions.some((promotion) => promotion.category === one),
  )
  const shown = promotions.filter((one) => category === 'all' || one.category === category)
  return (
    <>
      <Chips
        label={t('common.categories')}
        items={used.map((key) => ({ key, label: t(`promo.category.${key}`) }))}
        value={category}
        onChange={setCategory}
      />
      {shown.length === 0 ? (
        <Empty
          drawing="party-popper"
          title={t('promo.none')}
          text={t('promo.noneText')}
          action={
            <Button look="plain" onClick={() => setCategory('all')}>
              {t('promo.showAll')}
            </Button>
          }
        />
      ) : (
        <ul className={styles['list']}>
          {shown.map((promotion) => (
            <Row key={promotion.promotionId} promotion={promotion} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <p className={styles['adults']}>
        <b>18+</b>
        <span>{t('promo.adults')}</span>
      </p>
    </>
  )
}

const Row = ({
  promotion,
  onOpen,
}: {
  readonly promotion: Promotion
  readonly onOpen: (anchor: string) => void
}) => {
  const t = useText('promotions')
  const { locale } = useLanguage()
  const words = usePrizeWords()
  const { anchor, title, lead, hue, symbols, endsAt, timeZone, standing, left } = promotion
  const { status, amount, progress } = standing
  const [first] = progress
  const day = (instant: string) => formatDate(new Date(instant), locale, timeZone)
  const time =
    status === 'coming'
      ? t('promo.from', { day: day(promotion.startsAt) })
      : endsAt
        ? t('promo.until', { day: day(endsAt) })
        : t('promo.always')
  const isOver = status === 'close' || status === 'rejected'
  return (
    <li>
      <button
        type="button"
        id={anchor}
        className={styles['row']}
        data-over={isOver || undefined}
        onClick={() => onOpen(anchor)}
      >
        <PromotionPicture hue={hue} symbols={symbols} />
        <span className={styles['words']}>
          <b>{title}</b>
          <span>{lead}</span>
          {status === 'process' && first && <ShareBar share={shareOf(first.have, first.want)} />}
          <span className={styles['foot']}>
            <StatusBadge status={status} />
            {status === 'claim' && amount && (
              <b className={styles['gold']}>{words(promotion.terms.reward, amount)}</b>
            )}
            <small>{time}</small>
            {left !== null && !isOver && <small>{t('promo.left', { count: left })}</small>}
          </span>
          {status !== 'coming' && <MeasuredBrief promotionId={promotion.promotionId} />}
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </button>
    </li>
  )
}
