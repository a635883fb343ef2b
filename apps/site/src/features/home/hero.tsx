import { Skeleton } from '@trevo/ui/states.tsx'
import { useSyncExternalStore } from 'react'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useLowData } from '../../core/low-data/low-data.ts'
import { useAnnouncements, type Banner } from '../../entities/announcement/announcements.ts'
import { BannerSlides } from '../../entities/announcement/banner-slides.tsx'
import { BannerLink } from '../../entities/announcement/banner-link.tsx'
import styles from './hero.module.css'

/** HOME-1: the banners of group w_home. */
export const Hero = () => {
  const { t } = useLanguage()
  const isLowData = useLowData()
  const { data } = useAnnouncements()
  // Banners after the first one load their pictures only once the page is otherwise complete.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!data) {
    return (
      <div className={styles['place']}>
        <Skeleton height="100%" radius={24} />
      </div>
    )
  }
  const banners = data.banners.filter((banner) => banner.groupName === 'w_home')
  return (
    <div className={styles['place']}>
      <BannerSlides banners={banners} label={t('home.banners')}>
        {(banner, index) => (
          <BannerView
            banner={banner}
            first={index === 0 && !isLowData}
            drawn={isHydrated || index === 0}
          />
        )}
      </BannerSlides>
    </div>
  )
}

const neverChanges = () => () => undefined

const places = ['large', 'left', 'right'] as const

/** A banner is drawn from its data, or shows the picture that its brand uploaded. */
const BannerView = ({
  banner,
  first,
  drawn,
}: {
  banner: Banner
  first: boolean
  drawn: boolean
}) => (
  <BannerLink banner={banner} className={styles['banner']}>
    <span className={styles['words']}>
      <strong>{banner.title}</strong>
      <span>{banner.text}</span>
      {banner.action && <b>{banner.action}</b>}
    </span>
    {banner.picture && drawn && (
      <img
        className={styles['photo']}
        src={banner.picture}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        draggable={false}
      />
    )}
    {banner.symbols.slice(0, drawn && !banner.picture ? 3 : 0).map((symbol, index) => (
      <img
        key={symbol}
        className={styles[places[index] ?? 'right']}
        src={drawingUrl(symbol, index === 0 ? 384 : 96)}
        alt=""
        width={index === 0 ? 384 : 96}
        height={index === 0 ? 384 : 96}
        fetchPriority={first && index === 0 ? 'high' : 'auto'}
        // The two small ones are hidden on phones; because they are lazy, they are not fetched there
        // either.
        loading={first && index === 0 ? 'eager' : 'lazy'}
        draggable={false}
      />
    ))}
  </BannerLink>
)
