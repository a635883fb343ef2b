import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Banner } from './announcements.ts'
import { bannerTarget } from './banner-target.ts'

/** CAROUSEL-4: the whole banner links to its target, if it has one. `--hue` is set per banner. */
export const BannerLink = ({
  banner,
  className,
  children,
}: {
  readonly banner: Banner
  readonly className: string | undefined
  readonly children: ReactNode
}) => {
  const target = bannerTarget(banner)
  // A custom property, which React's type does not list.
  const style = { '--hue': banner.hue } as CSSProperties
  if (!target) {
    return (
      <div className={className} style={style}>
        {children}
      </div>
    )
  }
  return target.external ? (
    <a className={className} style={style} href={target.href} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    <Link className={className} style={style} to={target.href} draggable={false}>
      {children}
    </Link>
  )
}
