import { BannerCarousel } from '@trevo/ui/carousels/banner-carousel.tsx'
import type { ReactNode } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import type { Banner } from './announcements.ts'

/** Banners of one group, one at a time, each drawn by `children`. */
export const BannerSlides = ({
  banners,
  label,
  children,
}: {
  readonly banners: readonly Banner[]
  readonly label: string
  readonly children: (banner: Banner, index: number) => ReactNode
}) => {
  const { t } = useLanguage()
  return (
    <BannerCarousel
      slides={banners.map((banner, index) => ({
        key: `${index}${banner.title}`,
        content: children(banner, index),
      }))}
      labels={{
        region: label,
        slide: (number, count) => t('home.banner', { number, count }),
        pause: t('home.pause'),
        play: t('home.play'),
      }}
    />
  )
}
