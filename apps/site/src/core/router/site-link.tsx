import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link to an address from data: within the site without a reload; any other is a plain link. */
export const SiteLink = ({
  href,
  children,
  ...rest
}: {
  readonly href: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly title?: string
}) => {
  const isOwn = /^\/(?!\/)/.test(href)
  return isOwn ? (
    <Link {...rest} to={href}>
      {children}
    </Link>
  ) : (
    <a {...rest} href={href}>
      {children}
    </a>
  )
}
