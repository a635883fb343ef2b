import type { CSSProperties } from 'react'
import { drawingUrl } from '../../../core/art/icon.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { useAnnouncements, type Banner } from '../../../entities/announcement/announcements.ts'
import { BannerSlides } from '../../../entities/announcement/banner-slides.tsx'
import styles from './auth-banner.module.css'

export type AuthBannerGroup = 'w_login' | 'w_register' | 'w_forget'

/**
 * FORGOT-3: the banners of a group above a form. They are read out but have no links, so that nothing
 * leads away from the form.
 */
export const AuthBanner = ({ group }: { readonly group: AuthBannerGroup }) => {
  const { t } = useLanguage()
  const { data } = useAnnouncements()
  const banners = data?.banners.filter(({ groupName }) => groupName === group) ?? []
  if (banners.length === 0) return null
  return (
    <div className={styles['place']}>
      <BannerSlides banners={banners} label={t('home.banners')}>
        {(banner) => <Decoration banner={banner} />}
      </BannerSlides>
    </div>
  )
}

const Decoration = ({
  banner: { title, text, symbols, hue, picture },
}: {
  readonly banner: Banner
}) => (
  // A custom property, which React's type does not list.
  <div className={styles['banner']} style={{ '--hue': hue } as CSSProperties}>
    <span className={styles['words']}>
      <strong>{title}</strong>
      <span>{text}</span>
    </span>
    {(picture ?? symbols[0]) && (
      <img
        src={picture ?? drawingUrl(symbols[0] ?? '', 192)}
        alt=""
        width="96"
        height="96"
        loading="lazy"
      />
    )}
  </div>
)
