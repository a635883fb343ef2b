import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Modal } from '../../core/dialog/modal.tsx'
import { Icon } from '../../core/art/icon.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { to } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import { useText } from '../../core/language/use-text.ts'
import { iconOf, type AgentPage, type openGroups } from './agent-pages.ts'
import { AgentBalance } from './agent-top.tsx'
import styles from './agent.module.css'

type Groups = ReturnType<typeof openGroups>
type Shown = { readonly groups: Groups; readonly current: AgentPage | undefined }

/** The main entries on a phone; everything else is in the menu. */
const atHand = [
  'agentTeamOverview',
  'downlineManagmentView',
  'registerCenter',
  'agentRevenueReport',
] as const satisfies readonly AgentPage[]

/** AGENT-1, AGENT-2: the navigation on the left; on a phone a row at the bottom with the rest in a menu. */
export const AgentMenu = ({ groups, current }: Shown) => {
  const t = useText('agent-center')
  const [isOpen, setOpen] = useState(false)
  const open = groups.flatMap(({ pages }) => pages)
  return (
    <>
      <nav className={styles['side']} aria-label={t('common.agentCenter')}>
        <Entries groups={groups} current={current} onChosen={() => undefined} />
      </nav>
      <nav className={styles['below']} aria-label={t('common.agentCenter')}>
        {atHand
          .filter((page) => open.includes(page))
          .map((page) => (
            <PageLink
              key={page}
              page={page}
              current={current}
              size={24}
              label={t(`short.${page}`)}
            />
          ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Menu size={24} aria-hidden="true" />
          <span>{t('common.menu')}</span>
        </button>
      </nav>
      <Modal
        open={isOpen}
        title={t('common.agentCenter')}
        size={{ width: 360 }}
        onClose={() => setOpen(false)}
      >
        <div className={styles['sheet']}>
          <AgentBalance />
          <Entries groups={groups} current={current} onChosen={() => setOpen(false)} />
        </div>
      </Modal>
    </>
  )
}

const PageLink = ({
  page,
  current,
  size = 22,
  label,
  onChosen,
}: {
  readonly page: AgentPage
  readonly current: AgentPage | undefined
  readonly size?: number
  /** A shorter name, where space is tight. */
  readonly label?: string
  readonly onChosen?: () => void
}) => {
  const t = useText('agent-center')
  return (
    <Link
      to={to.agentHome(page === 'agentTeamOverview' ? undefined : page)}
      aria-current={page === current ? 'page' : undefined}
      onClick={onChosen}
    >
      <Icon name={iconOf[page]} size={size} />
      <span>{label ?? t(`page.${page}`)}</span>
    </Link>
  )
}

const Entries = ({ groups, current, onChosen }: Shown & { readonly onChosen: () => void }) => {
  const t = useText('agent-center')
  const { whitelabelVal } = useSession()
  return (
    <>
      <Link to={to.member('depositv2')}>
        <Icon name="coin" size={22} />
        <span>{t('page.deposit')}</span>
      </Link>
      <Link to={to.member('withdraw')}>
        <Icon name="money" size={22} />
        <span>{t('page.withdraw')}</span>
      </Link>
      {groups.map(
        ({ group, pages }) =>
          group !== 'help' &&
          pages.length > 0 && (
            <div key={group} role="group" aria-label={t(`group.${group}`)}>
              <small aria-hidden="true">{t(`group.${group}`)}</small>
              {pages.map((page) => (
                <PageLink key={page} page={page} current={current} onChosen={onChosen} />
              ))}
            </div>
          ),
      )}
      <div role="group" aria-label={t('footer.contact')}>
        <small aria-hidden="true">{t('footer.contact')}</small>
        {whitelabelVal['AGETRANSFERUP3'] === true && (
          <Link to={to.member('transferUpline')}>
            <Icon name="invite" size={22} />
            <span>{t('page.transfer')}</span>
          </Link>
        )}
        {groups
          .filter(({ group }) => group === 'help')
          .flatMap(({ pages }) => pages)
          .map((page) => (
            <PageLink key={page} page={page} current={current} onChosen={onChosen} />
          ))}
        <Link to={to.help()}>
          <Icon name="service" size={22} />
          <span>{t('page.service')}</span>
        </Link>
        <button type="button" onClick={() => openPopup('signOut', {})}>
          <Icon name="leave" size={22} />
          <span>{t('common.signOut')}</span>
        </button>
      </div>
    </>
  )
}
