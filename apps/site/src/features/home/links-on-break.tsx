import type { IconName } from '@trevo/art/icon-names.ts'
import type { MessageKey } from '@trevo/i18n/site/catalog.ts'
import { Link } from 'react-router'
import { Icon } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import styles from './home.module.css'

type BreakLink = { readonly label: MessageKey; readonly icon: IconName; readonly href: string }

const links: readonly BreakLink[] = [
  { label: 'common.withdraw', icon: 'money', href: to.member('withdraw') },
  { label: 'account.accountRecord', icon: 'records', href: to.member('transactionHistory') },
  { label: 'account.bettingRecord', icon: 'chart', href: to.member('personalHistoryCopy') },
  { label: 'common.myAccount', icon: 'security', href: to.member('securityCenter') },
  { label: 'footer.helpCenter', icon: 'service', href: to.help() },
  { label: 'footer.terms', icon: 'notice', href: to.help('term') },
]

/** What stays open to a member on a break, in place of games and offers. */
export const LinksOnBreak = () => {
  const { t } = useLanguage()
  return (
    <ul className={styles['linksOnBreak']}>
      {links.map(({ label, icon, href }) => (
        <li key={label}>
          <Link to={href}>
            <Icon name={icon} size={32} />
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
