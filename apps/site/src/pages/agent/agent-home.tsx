import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { EmptyState, Skeleton } from '@trevo/ui/states.tsx'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useContractsText } from '../../features/contracts/use-contracts-text.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import { openPopup } from '../../core/popups/popups.ts'
import { PageHead } from '../frame/page-head.tsx'
import { contractPages, openPages, type ContractPage } from './agent-pages.ts'
import styles from './agent.module.css'
import { useAgentText } from './use-agent-text.ts'

const ContractsPage = lazy(async () => ({
  default: (await import('../../features/contracts/contracts-page.tsx')).ContractsPage,
}))

/** The agent center: its pages, of which the address names one, or who is here and the ways out. */
export const AgentHome = () => {
  const { whitelabelVal } = useSession()
  const pages = openPages(whitelabelVal)
  const name = useSearchParams()[0].get('page')
  const page = pages.find((one) => one === name)
  return (
    <>
      {pages.length > 0 && <PageNav pages={pages} current={page} />}
      {page ? <OpenPage key={page} page={page} /> : <Welcome />}
    </>
  )
}

const PageNav = ({
  pages,
  current,
}: {
  readonly pages: readonly ContractPage[]
  readonly current: ContractPage | undefined
}) => {
  const t = useContractsText()
  return (
    <nav className={styles['nav']} aria-label={t('pages')}>
      <Link to={to.agentHome()} aria-current={current === undefined ? 'page' : undefined}>
        {t('overview')}
      </Link>
      {pages.map((page) => (
        <Link
          key={page}
          to={to.agentHome(page)}
          aria-current={page === current ? 'page' : undefined}
        >
          {t(`page.${contractPages[page]}`)}
        </Link>
      ))}
    </nav>
  )
}

const OpenPage = ({ page }: { readonly page: ContractPage }) => {
  const t = useContractsText()
  const title = t(`page.${contractPages[page]}`)
  return (
    <>
      <PageHead title={title} />
      <h2>{title}</h2>
      <Suspense fallback={<Skeleton height={360} radius={16} />}>
        <ContractsPage contractType={contractPages[page]} />
      </Suspense>
    </>
  )
}

const Welcome = () => {
  const t = useAgentText()
  const { t: shell } = useLanguage()
  const { memberInfo } = useSession()
  const name = memberInfo?.nickname || memberInfo?.account.split('@').at(-1) || ''
  return (
    <EmptyState
      picture={drawingUrl('handshake', 192)}
      title={t('agent.hello', { name })}
      text={t('agent.homeText')}
      action={
        <div className={styles['ways']}>
          <Link to={to.home()} className={buttonClass('plain')}>
            {shell('page.backToSite')}
          </Link>
          <Button look="plain" onClick={() => openPopup('signOut', {})}>
            {t('agent.signOut')}
          </Button>
        </div>
      }
    />
  )
}
