import { useInfiniteQuery } from '@tanstack/react-query'
import { rowsOf } from '../../../core/lists/pages.ts'
import { Empty } from '../../../core/lists/empty.tsx'
import { useSession } from '../../../core/session/store.ts'
import styles from '../common/center.module.css'
import { LinkCard } from './link-card.tsx'
import { ListFrame } from '../common/list-frame.tsx'
import { NewAccount } from './new-account.tsx'
import { NewLink } from './new-link.tsx'
import { linksQuery } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

/** registerCenter: links through which people register below the agent, and accounts created directly. */
export const RegisterPage = () => {
  const { whitelabelVal } = useSession()
  // The names of series: loaded with the page, as its forms would suspend all of it later.
  useText('lottery')
  const hasLinks = whitelabelVal['AGEREGDOWN3'] === true || whitelabelVal['AFFMAN3'] === true
  return (
    <div className={styles['page']}>
      <div className={styles['two']}>
        {hasLinks && <Links />}
        <div className={styles['stack']}>
          {hasLinks && <NewLink />}
          {whitelabelVal['CREATEAFF3'] === true && <NewAccount />}
        </div>
      </div>
    </div>
  )
}

const Links = () => {
  const t = useText('agent-center')
  const links = useInfiniteQuery(linksQuery())
  const list = rowsOf(links)
  const left = links.data?.pages[0]?.quotaRemaining
  return (
    <section className={styles['stack']} aria-label={t('link.mine')}>
      <div className={styles['cardHead']}>
        <h2>{t('link.mine')}</h2>
        {left !== undefined && <small>{t('link.left', { count: left })}</small>}
      </div>
      {links.data && list.length === 0 ? (
        <Empty drawing="handshake" title={t('link.none')} text={t('link.noneText')} />
      ) : (
        <ListFrame pages={links}>
          {list.map((link) => (
            <LinkCard key={link.linkId} link={link} />
          ))}
        </ListFrame>
      )}
    </section>
  )
}
