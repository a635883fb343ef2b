import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useAnnouncements } from '../../entities/announcement/announcements.ts'
import { BannerSlides } from '../../entities/announcement/banner-slides.tsx'
import { BannerLink } from '../../entities/announcement/banner-link.tsx'
import styles from './side-banners.module.css'

/** The banners of group w_leftmenu, under the entries of the open side menu. */
export const SideBanners = () => {
  const { t } = useLanguage()
  const { data } = useAnnouncements()
  const banners = data?.banners.filter(({ groupName }) => groupName === 'w_leftmenu') ?? []
  if (banners.length === 0) return null
  return (
    <div className={styles['place']} data-call>
      <BannerSlides banners={banners} label={t('side.banners')}>
        {(banner) => (
          <BannerLink banner={banner} className={styles['banner']}>
            <strong>{banner.title}</strong>
            <span>{banner.text}</span>
            {(banner.picture ?? banner.symbols[0]) && (
              <img
                src={banner.picture ?? drawingUrl(banner.symbols[0] ?? '', 192)}
                alt=""
                width="72"
                height="72"
                loading="lazy"
                draggable={false}
              />
            )}
          </BannerLink>
        )}
      </BannerSlides>
    </div>
  )
}
