import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useAnnouncements, type Announcements } from '../../entities/announcement/announcements.ts'
import { bannerTarget } from '../../entities/announcement/banner-target.ts'
import styles from './home.module.css'

/** CALL-35: the brand's newest headline (type H), above the banners. */
export const Headline = () => {
  const { data } = useAnnouncements()
  const [headline] = data?.headline ?? []
  return headline ? <Line headline={headline} /> : null
}

const Line = ({ headline }: { readonly headline: Announcements['headline'][number] }) => {
  const target = bannerTarget(headline)
  const words = (
    <>
      <b>{headline.title}</b>
      <span>{headline.content}</span>
      {target && headline.action && (
        <em>
          {headline.action}
          <ChevronRight size={16} aria-hidden="true" />
        </em>
      )}
    </>
  )
  if (!target) return <p className={styles['headline']}>{words}</p>
  return target.external ? (
    <a className={styles['headline']} href={target.href} target="_blank" rel="noopener">
      {words}
    </a>
  ) : (
    <Link className={styles['headline']} to={target.href}>
      {words}
    </Link>
  )
}
