import { formatDate } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useBrandZone } from '../../core/session/use-brand-zone.ts'
import type { Announcements } from '../../entities/announcement/announcements.ts'
import { bannerTarget } from '../../entities/announcement/banner-target.ts'
import styles from './promotions.module.css'

type Promotion = Announcements['promotion'][number]

/** A promotion with its picture, period, terms, and a link to its subject. */
export const PromotionCard = ({ promotion }: { readonly promotion: Promotion }) => {
  const { t, locale } = useLanguage()
  const timeZone = useBrandZone()
  const { anchor, title, content, publishedAt, endsAt, hue, symbols } = promotion
  const day = (instant: string) => formatDate(new Date(instant), locale, timeZone)
  return (
    <article
      id={anchor}
      tabIndex={-1}
      className={styles['promotion']}
      aria-labelledby={`${anchor}-t`}
    >
      {/* A custom property, which React's type does not list. */}
      <div className={styles['picture']} style={{ '--hue': hue } as CSSProperties}>
        {symbols.slice(0, 3).map((symbol) => (
          <img
            key={symbol}
            src={drawingUrl(symbol, 192)}
            alt=""
            width="192"
            height="192"
            loading="lazy"
          />
        ))}
      </div>
      <div className={styles['words']}>
        <h2 id={`${anchor}-t`}>{title}</h2>
        <p className={styles['time']}>
          {endsAt
            ? t('page.promotionUntil', { from: day(publishedAt), to: day(endsAt) })
            : t('page.promotionFrom', { from: day(publishedAt) })}
        </p>
        {content.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Target promotion={promotion} />
      </div>
    </article>
  )
}

const Target = ({ promotion }: { readonly promotion: Promotion }) => {
  const target = promotion.linkageType === 'P' ? undefined : bannerTarget(promotion)
  if (!target || !promotion.action) return null
  return target.external ? (
    <a className={buttonClass()} href={target.href} target="_blank" rel="noopener">
      {promotion.action}
    </a>
  ) : (
    <Link className={buttonClass()} to={target.href}>
      {promotion.action}
    </Link>
  )
}
